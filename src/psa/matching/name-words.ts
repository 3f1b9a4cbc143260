/**
 * What words tell of a company, in a typed table: "department" tells nothing, "services" little, a place something. All
 * other words tell what their rarity says. Written without case and accents, as names are compared.
 */

export type WordKind = 'department' | 'generic' | 'place';

/** What a word of the kind weighs, of what its rarity says. */
export const kindWeights: Readonly<Record<WordKind, number>> = { department: 0.12, generic: 0.5, place: 0.45 };

const words = (text: string) => text.trim().split(/\s+/);

const kinds: Readonly<Record<WordKind, readonly string[]>> = {
  department: words(`
    department departments dept abteilung abt service-desk helpdesk desk it edv informatik ict informatica informatique
    hr accounting buchhaltung finance finanzen payroll purchasing einkauf sales vertrieb marketing admin administration
    verwaltung office offices buro bureau oficina ufficio escritorio kontor headquarters hq head hauptsitz zentrale
    siege sede hoofdkantoor hovedkontor huvudkontor branch filiale filial niederlassung agence sucursal succursale
    vestiging standort site location warehouse lager plant werk usine main old new former formerly test demo customer
    client kunde dba aka trading as www com net org legal afdeling avdelning avdeling osasto oddzial pobocka dzial
    departamento departement dipartimento reception reservations frontdesk rd production produktion workshop store shop lab lobby floor vip r d io app`),
  generic: words(`
    group groupe gruppe grupo gruppo grupa groep konsern koncern holding holdings beteiligungs international global
    worldwide national services service solutions solution systems system technology technologies consulting consultants
    consultancy management enterprises enterprise industries industry industrial industrie trading partners partner
    associates associated brothers sons son filhos hijos fils figli sohne company companies business digital software
    media network networks logistics logistik transport engineering construction bau design studio agency products
    production manufacturing supply supplies development developments properties property investments capital ventures
    clinic practice society club kanzlei praxis dental medical health care hotel restaurant school college university hospital foundation trust
    association verein stiftung institute center centre zentrum law lawyers attorneys rechtsanwalte steuerberater
    handel handels coop cooperative cooperativa genossenschaft soc vertriebs verwaltungs servicos servicios sistemas solucoes soluciones comercio comercial industria
    industrias transportes construcoes construcciones servizi sistemi costruzioni trasporti systemes conseil conseils
    solutions transports batiment industriel tjanster konsult bygg handel teknik teknikk teknologi uslugi systemy
    limited unlimited team works werke ワークス サービス システム`),
  place: words(`
    usa us uk gb eu de emea apac dach america american britain british england scotland wales ireland irish germany
    deutschland german austria osterreich switzerland schweiz suisse svizzera france belgium belgique belgie netherlands
    nederland holland luxembourg italy italia spain espana portugal brazil brasil mexico canada australia zealand india
    japan singapore denmark danmark norway norge sweden sverige finland suomi poland polska czech cesko europe europa
    asia africa afrika nordic scandinavia north south east west northern southern eastern western nord sud ost central
    london manchester birmingham leeds glasgow edinburgh bristol liverpool cardiff belfast dublin cork galway limerick
    berlin munich munchen hamburg cologne koln frankfurt stuttgart dusseldorf leipzig dresden hannover bremen nurnberg
    bonn essen dortmund vienna wien graz linz salzburg innsbruck zurich geneva geneve basel bern lausanne luzern lugano
    paris lyon marseille toulouse nantes lille bordeaux strasbourg nice rennes brussels bruxelles brussel antwerp
    antwerpen gent liege amsterdam rotterdam utrecht eindhoven haag groningen milan milano rome roma turin torino naples
    napoli bologna florence firenze genova verona madrid barcelona valencia sevilla bilbao zaragoza malaga lisbon lisboa
    porto braga paulo rio janeiro curitiba brasilia recife salvador monterrey guadalajara puebla tijuana toronto montreal
    vancouver calgary ottawa quebec sydney melbourne brisbane perth adelaide auckland mumbai delhi bangalore bengaluru
    chennai pune hyderabad kolkata tokyo osaka kyoto nagoya yokohama fukuoka sapporo copenhagen kobenhavn aarhus odense
    aalborg oslo bergen trondheim stavanger stockholm goteborg gothenburg malmo uppsala helsinki espoo tampere turku oulu
    warsaw warszawa krakow gdansk poznan wroclaw lodz katowice prague praha brno ostrava plzen johannesburg durban
    pretoria york boston chicago houston dallas austin denver seattle portland phoenix atlanta miami orlando tampa
    philadelphia detroit minneapolis charlotte nashville texas california florida ohio nevada utah georgia 東京 大阪 京都 名古屋 横浜 福岡 札幌`),
};

const wordKinds: ReadonlyMap<string, WordKind> = new Map(
  (['generic', 'place', 'department'] as const).flatMap((kind) => kinds[kind].map((word) => [word, kind] as const)),
);

/** Words of scripts without spaces say so at their end. */
const departmentEndings = /(?:支店|支社|本社|本店|営業所|工場|受付|事業部|部)$/u;

export const kindOf = (word: string): WordKind | undefined =>
  wordKinds.get(word) ?? (departmentEndings.test(word) ? 'department' : undefined);

/** Dropped where a name has other words. */
export const connectives: ReadonlySet<string> = new Set(
  words(
    'and und et y og och en ja e i a the der die das le la les el los las de du des di del della da do dos of for van von',
  ),
);

/** Short for, where the longer word does not begin with it. */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acctg: 'accounting',
    amer: 'american',
    assn: 'association',
    assoc: 'associates',
    assocs: 'associates',
    bldg: 'building',
    bldrs: 'builders',
    apts: 'apartments',
    bros: 'brothers',
    cntr: 'center',
    centre: 'center',
    ctr: 'center',
    comm: 'communications',
    comms: 'communications',
    constr: 'construction',
    cons: 'consulting',
    ctrl: 'control',
    dev: 'development',
    dist: 'distribution',
    drs: 'doctors',
    dr: 'doctor',
    distr: 'distribution',
    elec: 'electric',
    eng: 'engineering',
    engg: 'engineering',
    engr: 'engineering',
    engrg: 'engineering',
    ent: 'enterprises',
    equip: 'equipment',
    fin: 'financial',
    gebr: 'gebruder',
    gbr: 'gebruder',
    govt: 'government',
    grp: 'group',
    hldgs: 'holdings',
    hosp: 'hospital',
    ind: 'industries',
    inds: 'industries',
    indl: 'industrial',
    ins: 'insurance',
    inst: 'institute',
    intl: 'international',
    int: 'international',
    lab: 'laboratory',
    labs: 'laboratories',
    lgstcs: 'logistics',
    log: 'logistics',
    mach: 'machinery',
    mfg: 'manufacturing',
    mgmt: 'management',
    mgt: 'management',
    mkt: 'marketing',
    mktg: 'marketing',
    mtn: 'mountain',
    natl: 'national',
    nat: 'national',
    pharm: 'pharmaceuticals',
    prod: 'products',
    pt: 'point',
    prods: 'products',
    prop: 'properties',
    props: 'properties',
    ptnrs: 'partners',
    rest: 'restaurant',
    sch: 'school',
    sol: 'solutions',
    solns: 'solutions',
    st: 'saint',
    svc: 'services',
    svcs: 'services',
    serv: 'services',
    sys: 'systems',
    tech: 'technologies',
    techs: 'technologies',
    tele: 'telecommunications',
    telecom: 'telecommunications',
    telecoms: 'telecommunications',
    trans: 'transport',
    transp: 'transport',
    uni: 'university',
    univ: 'university',
    twp: 'township',
    vet: 'veterinary',
    vets: 'veterinary',
    whse: 'warehouse',
  }),
);
