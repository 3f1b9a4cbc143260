/**
 * The autoloader names every chunk of every element, and every page pays for all of them: here each name stands once in
 * a text instead of in an import of its own. Works on what the minifier left of `elements/registry.ts`.
 */
export function shortAutoloader() {
  const path = String.raw`import\("\.\/(?:chunks|elements)\/([^"]+)\.js"\)(?:\.then\([^)]*\))?`;
  const list = new RegExp(`${path}(?:,${path})*`, 'g');
  const one = new RegExp(path, 'g');
  const rest = /(\w+)\(\.\.\.(\w+)\)\{return (\w+|Promise\.all)\(\[?\.\.\.\2,"([^"]+)"\]?\)\}/g;
  const all = 'names=>Promise.all(names.split(" ").map((n,i)=>import("./"+(i?"chunks/":"elements/")+n+".js")))';
  const changed = (what) => new Error(`The autoloader's ${what} look different now: see short-autoloader`);
  return {
    name: 'short-autoloader',
    renderChunk(code, { name }) {
      if (name !== 'autoloader') return null;
      let short = code.replaceAll(list, (names) => {
        const chunks = [...names.matchAll(one)].map((match) => match[1]);
        return `"${[...new Set(chunks)].join(' ')}"`;
      });
      short = short.replaceAll(/Promise\.all\(\[("[^"]+")\]\)/g, '$_all($1)');
      let shared = 0;
      short = short.replaceAll(rest, (_, caller, names, callee, chunks) => {
        shared += 1;
        return `${caller}(${names}){return ${callee === 'Promise.all' ? '$_all' : callee}(${names}+" ${chunks}")}`;
      });
      if (shared !== 2) throw changed('lists of shared chunks');
      if (/import\("/.test(short)) throw changed('imports');
      return { code: `const $_all=${all};${short}`, map: null };
    },
  };
}
