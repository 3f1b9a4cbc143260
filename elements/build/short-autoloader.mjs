/**
 * The autoloader names every chunk of every element, and every page pays for all of them: here the chunks of an element
 * are one line of a text, which begins with the element's name, instead of imports. Works on what the minifier left of
 * `elements/registry.ts`.
 */
export function shortAutoloader() {
  const path = String.raw`import\("\.\/(?:chunks|elements)\/([^"]+)\.js"\)(?:\.then\([^)]*\))?`;
  const list = new RegExp(`${path}(?:,${path})*`, 'g');
  const one = new RegExp(path, 'g');
  const shared = /(\w+)\(\.\.\.(\w+)\)\{return (\w+|Promise\.all)\(\[?\.\.\.\2,"([^"]+)"\]?\)\}/g;
  const entry = /"rmm-([a-z-]+)":\(\)=>(\w+|Promise\.all)\(\[?"([^\s"]+)([^"]*)"\]?\)/g;
  // Its chunks have no names yet: `!~{0p}~` stands for a hash.
  const table = /const (\w+)=\{("rmm-.*?\))\};?(?=const |function |async )/;
  const all = 'n=>Promise.all(n.split(" ").map((n,i)=>import("./"+(i?"chunks/":"elements/")+n+".js")))';
  const changed = (what) => new Error(`The autoloader's ${what} look different now: see short-autoloader`);
  return {
    name: 'short-autoloader',
    renderChunk(code, { name }) {
      if (name !== 'autoloader') return null;
      let short = code.replaceAll(list, (names) => {
        const chunks = [...names.matchAll(one)].map((match) => match[1]);
        return `"${[...new Set(chunks)].join(' ')}"`;
      });
      let count = 0;
      short = short.replaceAll(shared, (_, caller, names, callee, chunks) => {
        count += 1;
        return `${caller}(${names}){return ${callee === 'Promise.all' ? 'ALL' : callee}(${names}+" ${chunks}")}`;
      });
      if (count !== 2) throw changed('lists of shared chunks');
      const [written, map, entries] = table.exec(short) ?? [];
      const lines = new Map();
      const rest = entries?.replaceAll(entry, (_, tag, loader, file, chunks) => {
        if (tag !== file) throw changed('names of entries');
        const by = loader === 'Promise.all' ? 'ALL' : loader;
        // Those show nothing before they are opened: what they import may come a little later.
        lines.set(by, [...(lines.get(by) ?? []), by === 'ALL' ? file : file + chunks]);
        return '';
      });
      if (written === undefined || /[^,]/.test(rest)) throw changed('entries');
      const groups = [...lines].map(([loader, texts]) => `[${loader},"${texts.join('|')}"]`);
      // Names that the minifier comes to last: one of its own would stand in the groups, and not be itself there.
      const fill = `for(const[FN,TS]of[${groups}])for(const NM of TS.split("|"))${map}["rmm-"+NM.split(" ")[0]]=()=>FN(NM);`;
      if (/import\("/.test(short)) throw changed('imports');
      short = `const ALL=${all},${map}={};${fill}${short.replace(written, () => '')}`;
      return { code: short, map: null };
    },
  };
}
