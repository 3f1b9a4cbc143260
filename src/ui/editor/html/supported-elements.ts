/** Elements that the source view takes back into the text. Source: spec 003 §5, supported elements in source mode. */
export const supportedElements: ReadonlySet<string> = new Set(
  (
    'p span b strong i em u h1 h2 h3 h4 ul li ol br blockquote pre a sub sup code s ' +
    'table col tbody tr td img hr colgroup div th mark ins'
  ).split(' '),
);
