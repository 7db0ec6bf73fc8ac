// The few assertions that the suite needs, in node and in a browser.

export function check(condition, message) {
  if (!condition) {
    throw new Error(message);
  }
}

/** Equal as written down; typed arrays count as arrays. */
export function equal(actual, expected, message) {
  const [got, wanted] = [text(actual), text(expected)];
  if (got !== wanted) {
    throw new Error(`${message}: ${got} instead of ${wanted}`);
  }
}

/** What `run` throws. */
export function thrown(run, message) {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error(`${message}: nothing was thrown`);
}

function text(value) {
  return JSON.stringify(value, (_, v) => (ArrayBuffer.isView(v) ? Array.from(v) : v));
}
