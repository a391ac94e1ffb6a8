/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport */

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
  for (const { status, assertionResults } of files) {
    const broken = assertionResults.filter((test) => test.status === 'failed').length;
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    failed += broken === 0 && status === 'failed' ? 1 : broken;
  }
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function addUp(counts) {
  return counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }), {
    passed: 0,
    failed: 0,
  });
}
