/**
 * The legal forms of companies, by country, as people write them. Case, accents, points and spaces do not matter, since
 * they are read by the same code as names are. The same form has the same key in every country.
 */

export interface LegalForm {
  /** Tells forms apart: "Ltd" and "Limited" are one. */
  readonly key: string;
  readonly spellings: readonly string[];
  /** It also stands before the name: "SARL Dupont", "AB Nordlund". */
  readonly leads?: true;
  /** Glued to the name, in scripts without spaces. */
  readonly glued?: true;
}

const limited: LegalForm = { key: 'ltd', spellings: ['ltd', 'limited', 'co ltd', 'company limited'] };
const company: LegalForm = { key: 'co', spellings: ['co', 'company', '& co', '& company', 'cie', '& cie', '& co kg'] };
const incorporated: LegalForm = { key: 'inc', spellings: ['inc', 'incorporated', 'incorporation'] };
const corporation: LegalForm = { key: 'corp', spellings: ['corp', 'corporation'] };
const partnership: LegalForm = { key: 'llp', spellings: ['llp', 'limited liability partnership'] };
const societeAnonyme: LegalForm = { key: 'sa', spellings: ['s.a.', 'société anonyme', 'sociedad anónima'] };
const aktiengesellschaft: LegalForm = { key: 'ag', spellings: ['ag', 'aktiengesellschaft'] };
const gmbh: LegalForm = {
  key: 'gmbh',
  spellings: ['gmbh', 'g.m.b.h.', 'mbh', 'ges.m.b.h.', 'gesellschaft mit beschränkter haftung', 'ggmbh'],
};
const gmbhAndCo: LegalForm = { key: 'gmbh-co-kg', spellings: ['gmbh & co. kg', 'gmbh & co. kgaa', 'gmbh co kg'] };
const kommanditgesellschaft: LegalForm = { key: 'kg', spellings: ['kg', 'kommanditgesellschaft', 'kgaa'] };
const sarl: LegalForm = { key: 'sarl', spellings: ['sarl', 's.à r.l.', 'sàrl'], leads: true };
const aksjeselskap: LegalForm = { key: 'as', spellings: ['a/s', 'as', 'aktieselskab', 'aksjeselskap'], leads: true };
const europeanCompany: LegalForm = { key: 'se', spellings: ['se'] };
const bv: LegalForm = { key: 'bv', spellings: ['b.v.', 'bv', 'besloten vennootschap', 'bvba'] };
const nv: LegalForm = { key: 'nv', spellings: ['n.v.', 'nv', 'naamloze vennootschap'] };

export const legalForms = {
  AT: [gmbh, gmbhAndCo, aktiengesellschaft, kommanditgesellschaft, { key: 'og', spellings: ['og', 'oeg'] }],
  AU: [limited, { key: 'pty-ltd', spellings: ['pty ltd', 'pty limited', 'proprietary limited', 'pty'] }],
  BE: [bv, nv, societeAnonyme, { key: 'srl', spellings: ['srl', 'sprl'] }],
  BR: [
    { key: 'ltda', spellings: ['ltda', 'limitada'] },
    { key: 'me', spellings: ['eireli', 'ltda me', 'ltda epp'] },
    societeAnonyme,
    { key: 'sa', spellings: ['s/a'] },
  ],
  CA: [
    incorporated,
    corporation,
    limited,
    { key: 'ltee', spellings: ['ltée', 'limitée'] },
    { key: 'ulc', spellings: ['ulc'] },
  ],
  CH: [aktiengesellschaft, gmbh, sarl, societeAnonyme, { key: 'sagl', spellings: ['sagl'] }],
  CZ: [
    { key: 'sro', spellings: ['s.r.o.', 'spol. s r.o.', 'společnost s ručením omezeným'] },
    { key: 'as', spellings: ['a.s.', 'akciová společnost'] },
  ],
  DE: [
    gmbh,
    gmbhAndCo,
    aktiengesellschaft,
    kommanditgesellschaft,
    europeanCompany,
    { key: 'ug', spellings: ['ug', 'ug (haftungsbeschränkt)'] },
    { key: 'ohg', spellings: ['ohg', 'gbr', 'e.k.', 'ek', 'e.v.', 'ev', 'eg', 'partg mbb', 'inh.'] },
  ],
  DK: [{ key: 'aps', spellings: ['aps', 'anpartsselskab'] }, aksjeselskap, { key: 'is', spellings: ['i/s', 'k/s'] }],
  ES: [
    { key: 'sl', spellings: ['s.l.', 'sl', 's.l.u.', 'sociedad limitada', 's. l.'] },
    societeAnonyme,
    { key: 'sa', spellings: ['s.a.u.'] },
    { key: 'scoop', spellings: ['s. coop.', 's.c.'] },
  ],
  FI: [
    { key: 'oy', spellings: ['oy', 'osakeyhtiö', 'oy ab'], leads: true },
    { key: 'oyj', spellings: ['oyj', 'abp'] },
    { key: 'ky', spellings: ['ky', 'tmi', 't:mi'], leads: true },
  ],
  FR: [
    sarl,
    { key: 'sas', spellings: ['sas', 's.a.s.', 'sasu', 'société par actions simplifiée'], leads: true },
    { key: 'eurl', spellings: ['eurl'], leads: true },
    { key: 'sci', spellings: ['sci', 'snc', 'selarl', 'ets', 'établissements'], leads: true },
    societeAnonyme,
  ],
  GB: [
    limited,
    partnership,
    { key: 'plc', spellings: ['plc', 'public limited company'] },
    { key: 'cic', spellings: ['cic'] },
    company,
  ],
  IE: [limited, { key: 'dac', spellings: ['dac', 'teoranta', 'teo', 'clg'] }],
  IN: [
    { key: 'pvt-ltd', spellings: ['pvt ltd', 'private limited', 'pvt limited', 'p ltd', 'pvt'] },
    limited,
    partnership,
  ],
  IT: [
    {
      key: 'srl',
      spellings: ['s.r.l.', 'srl', 's.r.l.s.', 'società a responsabilità limitata', 's.r.l. unipersonale'],
    },
    { key: 'spa', spellings: ['s.p.a.', 'spa', 'società per azioni'] },
    { key: 'sas', spellings: ['s.a.s.', 's.n.c.', 'snc'] },
  ],
  JP: [
    { key: 'kk', spellings: ['株式会社', '(株)', '㈱'], leads: true, glued: true },
    { key: 'kk', spellings: ['k.k.', 'kabushiki kaisha', 'kabushiki gaisha'], leads: true },
    { key: 'yk', spellings: ['有限会社', '(有)', '合同会社'], leads: true, glued: true },
    { key: 'gk', spellings: ['g.k.', 'godo kaisha', 'y.k.'] },
    limited,
    incorporated,
  ],
  MX: [
    { key: 'sa-cv', spellings: ['s.a. de c.v.', 'sa de cv', 's.a.p.i. de c.v.'] },
    { key: 'srl-cv', spellings: ['s. de r.l. de c.v.', 's. de r.l.', 's de rl de cv'] },
  ],
  NL: [bv, nv, { key: 'vof', spellings: ['v.o.f.', 'vof'] }],
  NO: [aksjeselskap, { key: 'asa', spellings: ['asa'] }, { key: 'ans', spellings: ['ans', 'enk'] }],
  PL: [
    { key: 'sp-zoo', spellings: ['sp. z o.o.', 'sp z oo', 'spółka z ograniczoną odpowiedzialnością', 'sp zoo'] },
    { key: 'sp-k', spellings: ['sp. k.', 'sp. j.', 'sp. z o.o. sp. k.', 's.c.'] },
    societeAnonyme,
  ],
  PT: [{ key: 'lda', spellings: ['lda', 'limitada', 'unipessoal lda'] }, societeAnonyme],
  SE: [{ key: 'ab', spellings: ['ab', 'aktiebolag', 'aktiebolaget', 'hb', 'handelsbolag'], leads: true }],
  SG: [{ key: 'pte-ltd', spellings: ['pte ltd', 'pte. limited', 'private ltd', 'pte'] }, limited],
  US: [
    incorporated,
    corporation,
    { key: 'llc', spellings: ['llc', 'l.l.c.', 'limited liability company'] },
    { key: 'lp', spellings: ['lp', 'l.p.'] },
    partnership,
    { key: 'pc', spellings: ['p.c.', 'pllc', 'p.a.'] },
    company,
    limited,
  ],
  ZA: [
    { key: 'pty-ltd', spellings: ['(pty) ltd', 'pty ltd'] },
    { key: 'cc', spellings: ['cc'] },
  ],
} as const satisfies Readonly<Record<string, readonly LegalForm[]>>;

/** Forms that are also words of names, so that they count as forms at the end only: "Thermal Spa Resort". */
export const alsoWords: ReadonlySet<string> = new Set([
  'spa',
  'company',
  'sas',
  'corporation',
  'inh',
  'ets',
  'sci',
  'clg',
  'ans',
  'pty',
]);

/** Of the forms of two letters those that are no words: they count wherever they stand, as longer ones do. */
export const unmistakable: ReadonlySet<string> = new Set(['ag', 'kg', 'bv', 'nv', 'oy']);
