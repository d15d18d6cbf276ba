import { describe, expect, it } from 'vitest';
import { countVitest } from './vitest-counts.ts';

const report = (numPassedTests: number, numFailedTests: number, testResults: object[] = []) => JSON.stringify({ numPassedTests, numFailedTests, testResults });

describe('countVitest', () => {
  it('takes the numbers of a run as they are', () => {
    expect(countVitest(report(12, 0), true)).toEqual({ passed: 12, failed: 0 });
    const file = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
    expect(countVitest(report(12, 1, [file]), false)).toEqual({ passed: 12, failed: 1 });
  });

  it('counts a file that does not load', () => {
    expect(countVitest(report(12, 0, [{ status: 'failed', assertionResults: [] }]), false)).toEqual({ passed: 12, failed: 1 });
  });

  it('counts an error outside any test', () => {
    expect(countVitest(report(12, 0), false)).toEqual({ passed: 12, failed: 1 });
  });

  it('counts no tests at all, and no report, as failed', () => {
    expect(countVitest(report(0, 0), true)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest(undefined, false)).toEqual({ passed: 0, failed: 1 });
  });
});
