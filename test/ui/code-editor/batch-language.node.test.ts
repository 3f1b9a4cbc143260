/** What the words of a batch file are taken for. */
import { StringStream } from '@codemirror/language';
import { batch } from '../../../src/ui/code-editor/batch-language.ts';
import { deepEqual } from '../../support/assert.ts';

/** Words of a line, each with what it is. */
function read(line: string): string[] {
  const state = batch.startState?.(4) as never;
  const stream = new StringStream(line, 4, 4);
  const found: string[] = [];
  while (!stream.eol()) {
    stream.start = stream.pos;
    const kind = batch.token?.(stream, state);
    if (kind) found.push(`${stream.current()}: ${kind}`);
  }
  return found;
}

describe('A batch file', () => {
  it('has comments and labels at the beginning of a line', () => {
    deepEqual(read('rem nothing else'), ['rem nothing else: comment']);
    deepEqual(read('  :: nothing else'), [':: nothing else: comment']);
    deepEqual(read(':again'), [':again: labelName']);
    deepEqual(read('remove'), []);
  });

  it('has commands, whatever their case, and what they are given', () => {
    deepEqual(read('@ECHO off'), ['@: meta', 'ECHO: keyword']);
    deepEqual(read('if errorlevel 1 exit /b 1'), [
      'if: keyword',
      'errorlevel: keyword',
      '1: number',
      'exit: keyword',
      '1: number',
    ]);
    deepEqual(read('set "NAME=a b"'), ['set: keyword', '"NAME=a b": string']);
  });

  it('has variables of every kind', () => {
    deepEqual(read('echo %PATH% %1 %%i %~dp0 !late!'), [
      'echo: keyword',
      '%PATH%: variableName',
      '%1: variableName',
      '%%i: variableName',
      '%~dp0: variableName',
      '!late!: variableName',
    ]);
  });

  it('has another command behind an operator', () => {
    deepEqual(read('dir & rem done'), ['&: operator', 'rem done: comment']);
  });
});
