/** Rate and time left: measured over the last while, never negative, never nonsense. */
import fc from 'fast-check';
import { jobTimes } from '../../../src/backup/jobs/job-times.ts';
import { createJobTrack } from '../../../src/backup/jobs/job-track.ts';
import { ProgressWindow } from '../../../src/backup/jobs/progress-window.ts';
import { equal, ok } from '../../support/assert.ts';
import { restoreJob } from './job-samples.ts';

describe('The window that progress is measured in', () => {
  let window: ProgressWindow;
  beforeEach(() => {
    window = new ProgressWindow();
  });

  it('tells nothing by one sample, nor by two that are close', () => {
    window.add(0, 0);
    equal(window.rate, undefined);
    window.add(jobTimes.leastSpan - 1, 5000);
    equal(window.rate, undefined);
    window.add(jobTimes.leastSpan, 5000);
    equal(window.rate, 2500);
  });

  it('forgets what is longer ago than the window', () => {
    for (let second = 0; second <= 60; second += 1)
      window.add(second * 1000, second <= 30 ? second * 1000 : 30_000 + (second - 30) * 10);
    equal(window.rate, 10);
  });

  it('measures over slow polls, of which only one is within the window', () => {
    window.add(0, 0);
    window.add(60_000, 120_000);
    equal(window.rate, 2000);
  });

  it('begins again when bytes are fewer than before: the server does, too', () => {
    window.add(0, 50_000);
    window.add(4000, 90_000);
    window.add(5000, 100);
    equal(window.rate, undefined);
    window.add(8000, 3100);
    equal(window.rate, 1000);
  });

  it('begins again after a long silence', () => {
    window.add(0, 0);
    window.add(4000, 4000);
    window.add(4000 + jobTimes.silence + 1, 4100);
    equal(window.rate, undefined);
  });

  it('ignores an answer from before, and a number that is none', () => {
    window.add(0, 0);
    window.add(4000, 4000);
    window.add(1000, 1000);
    window.add(Number.NaN, 1);
    window.add(5000, Number.NaN);
    window.add(5000, Number.POSITIVE_INFINITY);
    equal(window.rate, 1000);
  });

  it('has no time left to tell while nothing moves', () => {
    window.add(0, 500);
    window.add(5000, 500);
    equal(window.rate, 0);
    equal(window.timeLeft(100), undefined);
  });

  it('tells the time for what remains', () => {
    window.add(0, 0);
    window.add(4000, 4000);
    equal(window.timeLeft(9000), 9);
    equal(window.timeLeft(0), 0);
    equal(window.timeLeft(-1), undefined);
    equal(window.timeLeft(Number.NaN), undefined);
  });

  it('gives a rate that is finite and not negative, whatever it is told', () => {
    const sample = fc.tuple(fc.double(), fc.double());
    fc.assert(
      fc.property(fc.array(sample, { maxLength: 60 }), fc.double(), (samples, remaining) => {
        const any = new ProgressWindow();
        for (const [at, bytes] of samples) {
          any.add(at, bytes);
          const { rate } = any;
          ok(rate === undefined || (Number.isFinite(rate) && rate >= 0), `rate ${rate}`);
          const left = any.timeLeft(remaining);
          ok(left === undefined || (Number.isFinite(left) && left >= 0), `time left ${left}`);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('A job that is followed', () => {
  it('never goes back in percent while its bytes do not, and has a rate that can be shown', () => {
    const step = fc.record({ pause: fc.nat(200_000), bytes: fc.nat(10_000), files: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 200_000 }), (steps, total) => {
        const track = createJobTrack();
        let [at, bytes, files, before] = [0, 0, 0, 0];
        for (const next of steps) {
          at += next.pause;
          bytes += next.bytes;
          files += next.files;
          const job = restoreJob({
            jobTotalBytes: total,
            jobProcessedBytes: bytes,
            jobTotalFiles: 100,
            jobFilesProcessed: files,
          });
          const { percentage = 0, rate, timeLeft } = track.take(job, at).progress;
          ok(percentage >= before && percentage <= 100 && Number.isInteger(percentage), `${before} to ${percentage}`);
          ok(rate === undefined || (Number.isFinite(rate) && rate >= 0), `rate ${rate}`);
          ok(timeLeft === undefined || (Number.isFinite(timeLeft) && timeLeft >= 0), `time left ${timeLeft}`);
          before = percentage;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('stands still from a minute on without a new file or byte', () => {
    const track = createJobTrack();
    const moved = (bytes: number, files: number) => restoreJob({ jobProcessedBytes: bytes, jobFilesProcessed: files });
    track.take(moved(10, 0), 1000);
    equal(track.take(moved(10, 0), 60_999).progress.stalledMinutes, 0);
    equal(track.take(moved(10, 0), 61_000).progress.stalledMinutes, 1);
    equal(track.take(moved(10, 0), 1000 + 180_000).progress.stalledMinutes, 3);
    equal(track.take(moved(10, 1), 190_000).progress.stalledMinutes, 0);
    equal(track.take(moved(10, 1), 250_000).progress.stalledMinutes, 1);
  });

  it('does not stand still when it is over', () => {
    const track = createJobTrack();
    const over = restoreJob({ status: 'completed', jobFilesProcessed: 10 });
    track.take(over, 0);
    equal(track.take(over, 600_000).progress.stalledMinutes, 0);
  });

  it('has no rate while it is counted, and none when it is over', () => {
    const track = createJobTrack();
    track.take(restoreJob({ jobTotalFiles: null }), 0);
    equal(track.take(restoreJob({ jobTotalFiles: null }), 10_000).progress.rate, undefined);
    track.take(restoreJob({ jobProcessedBytes: 100 }), 11_000);
    equal(track.take(restoreJob({ jobProcessedBytes: 400 }), 14_000).progress.rate, 100);
    const over = track.take(restoreJob({ status: 'failed', jobProcessedBytes: 400 }), 15_000).progress;
    equal(over.rate, undefined);
    equal(over.timeLeft, undefined);
  });

  it('tells what is news', () => {
    const track = createJobTrack();
    equal(track.take(restoreJob(), 0).isNews, true);
    equal(track.take(restoreJob(), 1000).isNews, false);
    equal(track.take(restoreJob({ jobFilesProcessed: 1 }), 2000).isNews, true);
    equal(track.take(restoreJob({ jobFilesProcessed: 1, status: 'canceled' }), 3000).isNews, true);
  });

  it('is not confused by a server that begins again', () => {
    const track = createJobTrack();
    track.take(restoreJob({ jobProcessedBytes: 600 }), 0);
    track.take(restoreJob({ jobProcessedBytes: 900 }), 5000);
    const again = track.take(
      restoreJob({ jobTotalFiles: null, jobTotalBytes: null, jobProcessedBytes: 0 }),
      6000,
    ).progress;
    equal(again.state, 'preparing');
    equal(again.percentage, undefined);
    track.take(restoreJob({ jobProcessedBytes: 100 }), 7000);
    equal(track.take(restoreJob({ jobProcessedBytes: 130 }), 10_000).progress.rate, 10);
  });
});
