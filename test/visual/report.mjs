/** The page that shows what changed: before, after and difference beside each other. */

/**
 * @typedef {object} Finding
 * @property {string} path of the picture, from the folder of baselines
 * @property {'same' | 'changed' | 'new' | 'gone' | 'nothing' | 'failed'} verdict `nothing` is a face that shows nothing, as before
 * @property {number} [count] pixels that differ
 * @property {string} [problem]
 * @property {Buffer} [before]
 * @property {Buffer} [after]
 * @property {Buffer} [difference]
 */

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Of what is to be looked at. @param {readonly Finding[]} findings */
export const remarkable = (findings) => findings.filter(({ verdict }) => verdict !== 'same' && verdict !== 'nothing');

/** @param {Finding} finding @param {'before' | 'after' | 'difference'} part */
export const fileOf = ({ path }, part) =>
  `${path.replace(/\.webp$/, '')}.${part}.${part === 'difference' ? 'png' : 'webp'}`;

/** @param {readonly Finding[]} findings */
export function reportPage(findings) {
  const shown = remarkable(findings);
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Visual differences</title>
  <style>
    body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #f4f5f7; color: #1c1d20; }
    section { margin-block: 24px; padding: 16px; border: 1px solid #d8dae0; border-radius: 8px; background: #fff; }
    .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 16px; }
    figure { margin: 0; }
    img { max-inline-size: 100%; border: 1px solid #d8dae0; }
  </style>
  <h1>${shown.length} of ${findings.length} pictures</h1>
${shown.map(section).join('\n')}
</html>
`;
}

/** @param {Finding} finding */
function section(finding) {
  const { path, problem } = finding;
  const parts = /** @type {const} */ (['before', 'after', 'difference']).filter((part) => finding[part]);
  const figures = parts.map((part) => {
    const file = encodeURI(fileOf(finding, part)).replaceAll('#', '%23');
    return `      <figure><figcaption>${part}</figcaption><a href="${file}"><img src="${file}" alt="" /></a></figure>`;
  });
  return `  <section>
    <h2>${escaped(path)}: ${told(finding)}</h2>${problem === undefined ? '' : `\n    <p>${escaped(problem)}</p>`}
    <div class="pictures">
${figures.join('\n')}
    </div>
  </section>`;
}

/** @param {Finding} finding */
export const told = ({ verdict, count }) => (count === undefined ? verdict : `${verdict}, ${count} pixels`);
