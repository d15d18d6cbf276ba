export interface Counts {
  passed: number;
  failed: number;
}

/**
 * What vitest's JSON report adds to the sum. A file that does not load has no tests to fail, and an error outside any
 * test fails none either: each still counts, so that a red run is never summed up as green.
 * @param json undefined when vitest wrote no report
 * @param exitedWell whether vitest's exit code was 0
 */
export function countVitest(json: string | undefined, exitedWell: boolean): Counts {
  const report = json === undefined ? undefined : (JSON.parse(json) as Report);
  const passed = report?.numPassedTests ?? 0;
  const unloaded = report?.testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed')).length ?? 0;
  const failed = (report?.numFailedTests ?? 0) + unloaded;
  const isUnaccounted = failed === 0 && (!exitedWell || passed === 0);
  return { passed, failed: isUnaccounted ? 1 : failed };
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}
