/** Names of the files that the ticket itself makes, and names as the backend takes them: no path, no two alike. */

/** Characters. */
const longestName = 255;

/** `details.txt`, or `details-2.txt` where that is there already. */
export function freeName(wanted: string, taken: Iterable<string>): string {
  const names = new Set([...taken].map((name) => name.toLowerCase()));
  const { stem, ending } = partsOf(wanted);
  let name = wanted;
  for (let number = 2; names.has(name.toLowerCase()); number += 1) name = `${stem}-${number}${ending}`;
  return name;
}

/** What each file is called when it is uploaded, in their order. */
export function uploadNames(files: readonly { name: string }[]): string[] {
  const names: string[] = [];
  for (const { name } of files) names.push(freeName(acceptable(name), names));
  return names;
}

/** On some systems a name may hold the other systems' separators. */
function acceptable(name: string): string {
  const plain = name.replace(/[/\\\0]/g, '_');
  const { stem, ending } = partsOf(plain);
  // Room for a number behind it.
  return plain.length <= longestName - 5 ? plain : cutUnits(stem, longestName - 5 - ending.length) + ending;
}

function cutUnits(text: string, limit: number): string {
  const cut = text.slice(0, limit);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

function partsOf(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  return dot >= 0 ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' };
}
