/** The scripts of the demo's pages by the name under which they are built, for the build that ships and `npm run dev`. */
export const demoPages = {
  gallery: 'demo/gallery.ts',
  'element-page': 'demo/element-page/element-page.ts',
  inbox: 'demo/inbox/inbox.ts',
  outbox: 'demo/outbox/outbox.ts',
  conditions: 'demo/conditions/conditions.ts',
  'host-react': 'demo/host-react.tsx',
  'japanese-font': 'demo/common/japanese-font.ts',
};
