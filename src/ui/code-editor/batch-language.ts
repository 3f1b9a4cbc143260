/** Batch files of Windows, for which CodeMirror has no mode: comments, labels, variables, text in quotes and commands. */
import type { StreamParser } from '@codemirror/language';

const words =
  /^(?:break|call|cd|chdir|cls|copy|defined|del|do|echo|else|endlocal|equ|erase|errorlevel|exist|exit|for|geq|goto|gtr|if|in|leq|lss|md|mkdir|move|neq|not|pause|popd|pushd|rd|ren|rename|rmdir|set|setlocal|shift|start|title|type)$/i;

export interface State {
  /** Nothing but blanks and `@` stood before it on its line. */
  isFirst: boolean;
}

export const batch: StreamParser<State> = {
  name: 'batch',
  startState: () => ({ isFirst: true }),

  token(stream, state) {
    if (stream.sol()) state.isFirst = true;
    if (stream.eatSpace()) return null;
    const { isFirst } = state;
    if (isFirst && stream.eat('@')) return 'meta';
    state.isFirst = false;
    if (isFirst && (stream.match('::') || stream.match(/^rem(?![\w-])/i))) {
      stream.skipToEnd();
      return 'comment';
    }
    if (isFirst && stream.eat(':')) {
      stream.skipToEnd();
      return 'labelName';
    }
    if (stream.match(/^"[^"]*"?/)) return 'string';
    if (stream.match(/^%%?~?[a-z0-9*]*(?:%|(?![\w%]))/i) || stream.match(/^%[^%\s"]+%/) || stream.match(/^![^!\s"]+!/))
      return 'variableName';
    if (stream.match(/^\d+(?![\w.])/)) return 'number';
    if (stream.match(/^[|&<>=()^]+/)) {
      // Another command begins.
      if (/[|&(]$/.test(stream.current())) state.isFirst = true;
      return 'operator';
    }
    const word = stream.match(/^[a-z][\w-]*/i);
    if (word) return words.test(stream.current()) ? 'keyword' : null;
    stream.next();
    return null;
  },

  languageData: { commentTokens: { line: '::' } },
};
