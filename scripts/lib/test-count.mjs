/** @typedef {{ passed: number, failed: number, again?: readonly string[] }} Count `again`: what passed only on a further try */
/** @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} TestReport */
/** @typedef {{ status: string, name?: string, message?: string, assertionResults: TestReport[] }} FileReport */

/**
 * Count the tests of a vitest report. A file that could not be loaded, a report that is missing, and a run that ended
 * badly although no test failed each count as a failure: silence is never success.
 * @param {string | undefined} report the JSON text
 * @param {number} code the exit code of the run
 * @returns {Count}
 */
export function countTests(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 };
  /** @type {FileReport[]} */
  const files = JSON.parse(report).testResults;
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const again = [];
  for (const { status, assertionResults } of files) {
    const broken = assertionResults.filter((test) => test.status === 'failed').length;
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    failed += broken === 0 && status === 'failed' ? 1 : broken;
    for (const test of assertionResults)
      if (test.status === 'passed' && test.failureMessages?.length) again.push((test.fullName ?? '').trim());
  }
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, ...(again.length > 0 ? { again } : undefined) };
}

/**
 * What failed, in words: the name of each test and why. A run that ended badly without a failed test is one as well.
 * @param {string} report the JSON text
 * @param {number} code the exit code of the run
 * @returns {string[]}
 */
export function failuresOf(report, code) {
  /** @type {FileReport[]} */
  const files = JSON.parse(report).testResults;
  const found = files.flatMap(({ name, status, message, assertionResults }) => {
    const broken = assertionResults.filter((test) => test.status === 'failed');
    if (broken.length === 0 && status === 'failed') return [`${name}\n${message}`];
    return broken.map((test) => `${(test.fullName ?? '').trim()}\n${(test.failureMessages ?? []).join('\n')}`);
  });
  return found.length === 0 && code !== 0 ? ['The run ended badly although no test failed.'] : found;
}

/**
 * The last lines of a run: what needed a further try, then always 'N passed, N failed'.
 * @param {Count} count
 */
export function closingLines({ passed, failed, again = [] }) {
  const told = again.length === 0 ? '' : `, ${again.length} only on a further try`;
  return `${again.map((name) => `Only on a further try: ${name}\n`).join('')}${passed} passed, ${failed} failed${told}`;
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function addUp(counts) {
  const again = counts.flatMap((count) => count.again ?? []);
  const sum = counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }), {
    passed: 0,
    failed: 0,
  });
  return again.length > 0 ? { ...sum, again } : sum;
}
