/** Which modules are put into one file, for `output.manualChunks`. */
import { readFile } from 'node:fs/promises';

const lucide = await readFile('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8');

/** Drawings that nearly every view shows; the others come with what shows them. */
const earlyIcons = (await readFile('src/ui/icon/icon.tsx', 'utf8'))
  .match(/import \{([^}]*)\} from 'lucide-react'/)[1]
  .match(/\w+/g)
  .map((name) => lucide.match(new RegExp(`\\bas ${name}\\b.*'\\./icons/(.*)\\.mjs'`))[1]);

/**
 * Pieces that are fetched together, because one piece compresses better than ten, and apart, because they are needed
 * apart. React changes once a year: a page that has had an older release keeps it. The shell waits before any view; the
 * configuration is all that `<rmm-config>` needs; the host is what every view needs, the smallest parts of the
 * interface included.
 */
const pieces = {
  react: [/node_modules\/(react|react-dom|scheduler)\//],
  shell: [
    /@r2wc\/core/,
    /src\/host\/(define-element|doc|element-definition|element-shell|element-values|failure\.en|method-calls|reported-errors|styles|view-session)\./,
  ],
  configuration: [/@preact\/signals-core/, /src\/host\/(channel|configuration|locale|page-store)\./],
  host: [
    /node_modules\/(zod|ky|@preact\/signals-react)\//,
    /src\/host\/(call-error|format|host-context|host-messages|http-client|messages\.en|messages|request-url|root|surface|use-host|view-root)\./,
    /src\/base\//,
    /src\/ui\/(late|shadow-dom|type-ahead|use-kept-focus)\./,
    /src\/ui\/(checkbox|icon-button|tag|theme)\//,
    /src\/ui\/(grid\/(grid-keyboard|grid-window|scroll-scale)|icon\/(make-)?icon|menu\/menu|tooltip\/(attach-tooltip|tooltip))\.tsx?$/,
    new RegExp(`lucide-react/dist/esm/(createLucideIcon|icons/(${earlyIcons.join('|')}))\\.mjs$`),
  ],
};

/** @param {string} id of a module */
export function pieceOf(id) {
  return Object.keys(pieces).find((name) => pieces[name].some((piece) => piece.test(id)));
}
