/** Which modules are put into one file, for `output.manualChunks`. */
import { readFileSync } from 'node:fs';

const lucide = readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8');

/** Files of the drawings that one of our modules names. */
function iconsOf(module) {
  return readFileSync(`src/ui/icon/${module}.tsx`, 'utf8')
    .match(/import \{([^}]*)\} from 'lucide-react'/)[1]
    .match(/\w+/g)
    .map((name) => lucide.match(new RegExp(`\\bas ${name}\\b.*'\\./icons/(.*)\\.mjs'`))[1]);
}

/**
 * Pieces that are fetched together, because one piece compresses better than ten, and apart, because they are needed
 * apart. React changes once a year: a page that has had an older release keeps it. The shell waits before any view; the
 * configuration is all that `<rmm-config>` needs; the host is what every view needs; rows are what lists and tables
 * have in common; calls are the client and zod; prose is ProseMirror, which changes as seldom as React, without
 * what comes when a text is there; controls are what a table shows at first sight and most others have too; files are the
 * cards of files, without the drawings of kinds, which rows of a backup have as well; fields are what forms, menus and
 * toolbars have in common beside. The browser is the backup browser's first sight: what opens over it names some of it,
 * which would be cut into files of half a kilobyte.
 */
const pieces = {
  react: [/node_modules\/(react|react-dom|scheduler)\//, /commonjsHelpers/],
  prose: [
    /node_modules\/prosemirror-(model|transform|state|view|commands|keymap|history|schema-list)\//,
    /node_modules\/(orderedmap|rope-sequence|w3c-keyname)\//,
  ],
  shell: [
    /@r2wc\/core/,
    /src\/host\/(define-element|doc|element-definition|element-shell|element-values|failure\.en|method-calls|plain-failure|reported-errors|view-wait)\./,
  ],
  configuration: [/@preact\/signals-core/, /src\/host\/(channel|configuration|locale|page-store|styles)\./],
  form: [
    /src\/host\/(define-form-element|form-[a-z]+|late-text|use-form-control)\./,
    /src\/ui\/field\/use-form-field\./,
  ],
  calls: [/node_modules\/(zod|ky)\//, /src\/host\/(endpoint|http-client|wire)\./, /src\/backup\/plan-contract\./],
  host: [
    /node_modules\/@preact\/signals-react\//,
    /src\/host\/(call-error|failure-text|format|host-context|host-messages|late-http-client|provide-methods|request-url|root|surface|top-layer|use-failure-text|use-host|view-root|view-session)\./,
    /src\/host\/messages\.(en|ts)/,
    /src\/base\/(bytes|intl-cache|resource\/(resource|resource-state|turns))\./,
    /src\/ui\/(late|late-faces|shadow-dom|use-kept-focus)\./,
    /src\/ui\/(icon-button|theme)\//,
    /src\/ui\/(icon\/(make-icon|common-icons)|tooltip\/(attach-tooltip|tooltip))\.tsx?$/,
    new RegExp(`lucide-react/dist/esm/(createLucideIcon|icons/(${iconsOf('common-icons').join('|')}))\\.mjs$`),
  ],
  ticks: [
    /src\/ui\/checkbox\//,
    /src\/ui\/icon\/tick-icons\.tsx$/,
    new RegExp(`lucide-react/dist/esm/icons/(${iconsOf('tick-icons').join('|')})\\.mjs$`),
  ],
  typing: [
    /src\/ui\/(text-field|text-area)\/(?!.*-(definition|element))/,
    /src\/ui\/phone-input\/phone-library\.ts$/,
    /lucide-react\/dist\/esm\/icons\/(phone|case-sensitive)\.mjs$/,
  ],
  rows: [
    /src\/base\/(?!shapes|random-id|resource)/,
    /src\/ui\/type-ahead\./,
    /src\/ui\/tag\//,
    /src\/ui\/(grid\/(grid-keyboard|grid-window|scroll-scale)|icon\/icon|menu\/menu)\.tsx?$/,
    new RegExp(`lucide-react/dist/esm/icons/(${iconsOf('icon').join('|')})\\.mjs$`),
  ],
  controls: [
    /src\/ui\/(button|live-region|skeleton|spinner)\//,
    /src\/ui\/faces\/plain-faces\./,
    /src\/ui\/(dismissible-stack|limits|messages|messages\.en|use-inline-size|use-locale|inline-alert\/tone-icons|icon\/later-icons)\.(tsx?|json)$/,
    new RegExp(`lucide-react/dist/esm/icons/(${iconsOf('later-icons').join('|')})\\.mjs$`),
  ],
  kinds: [
    /src\/ui\/icon\/file-icons\.tsx$/,
    new RegExp(`lucide-react/dist/esm/icons/(${iconsOf('file-icons').join('|')})\\.mjs$`),
  ],
  choosing: [
    /src\/ui\/file-upload\/(dropped-files|file-picker|file-rules|file-types|upload-model|use-file-drop)\.tsx?$/,
  ],
  files: [
    /src\/ui\/file-upload\/(cut-name|file-card|file-kind-tile|file-list|upload-icons)\.(tsx?|css)$/,
    /src\/ui\/file-upload\/file-upload\.css$/,
    /src\/ui\/icon\/file-icons\./,
    /lucide-react\/dist\/esm\/icons\/(eye|presentation|upload)\.mjs$/,
    /src\/ui\/file-upload\/messages(\.en)?\.(ts|json)$/,
  ],
  radio: [/src\/ui\/radio-group\/(?!radio-group-definition)/],
  phone: [/src\/ui\/phone-input\/(phone-input|phone-input-element|phone-library)\./],
  area: [/src\/ui\/text-area\/(?!text-area-definition)/],
  switch: [/src\/ui\/switch\/(?!switch-definition)/],
  tools: [
    /src\/ui\/icon\/(action|table)-icons\.tsx$/,
    new RegExp(
      `lucide-react/dist/esm/icons/(${[...iconsOf('action-icons'), ...iconsOf('table-icons')].join('|')})\\.mjs$`,
    ),
  ],
  choices: [
    /node_modules\/(downshift|compute-scroll-into-view|prop-types|react-is|@babel\/runtime)\//,
    /src\/ui\/multi-value\//,
    /src\/ui\/select\/(?!choice-(list|rows)|creatable|markup-options|read-values|select-element|use-choice-window)/,
  ],
  field: [/src\/ui\/field\/(?!range-field)/],
  fields: [
    /src\/ui\/(inline-alert|overflow)\//,
    /src\/ui\/move-focus\./,
    /src\/ui\/popover\/(place|popover)\.(tsx?|css)$/,
  ],
};

/** @param {string} id of a module */
export function pieceOf(id) {
  return Object.keys(pieces).find((name) => pieces[name].some((piece) => piece.test(id)));
}
