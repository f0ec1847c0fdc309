/**
 * What people write for the same thing, as phrases in lower case without accents. Every phrase of `alike` finds the
 * others; those in `short` find them too, but are not found by them, as they have too many other meanings. `parts`
 * are what a short form covers, and do not find each other.
 */
type SynonymGroup = {
  alike?: readonly string[]
  short?: readonly string[]
  parts?: readonly string[]
}

export const SYNONYM_GROUPS: readonly SynonymGroup[] = [
  { alike: ['computer science'], short: ['cs', 'comp sci', 'compsci'] },
  { alike: ['mechanical engineering'], short: ['mech eng', 'mecheng'] },
  { alike: ['electrical engineering'], short: ['elec eng', 'eleceng'] },
  { alike: ['chemical engineering'], short: ['chem eng', 'cheme'] },
  { alike: ['civil engineering'], short: ['civ eng', 'civil eng'] },
  { alike: ['biomedical engineering'], short: ['bme', 'biomed eng'] },
  { alike: ['aerospace engineering'], short: ['aero eng'] },
  { alike: ['artificial intelligence'], short: ['ai'] },
  { alike: ['machine learning'], short: ['ml'] },
  { alike: ['mathematics', 'math', 'maths'] },
  { alike: ['economics'], short: ['econ'] },
  { alike: ['psychology'], short: ['psych'] },
  { alike: ['political science'], short: ['poli sci', 'polisci'] },
  { alike: ['international relations'], short: ['ir'] },
  { alike: ['environmental science'], short: ['env sci'] },
  { alike: ['public health'], short: ['mph'] },
  { alike: ['mba', 'business administration'] },
  { alike: ['united states', 'usa'], short: ['us', 'u.s', 'u.s.a', 'america'] },
  { alike: ['united kingdom', 'uk'], short: ['u.k', 'britain'] },
  { alike: ['south korea', 'korea'] },
  { alike: ['czech republic', 'czechia'] },
  { alike: ['ivory coast', 'cote d ivoire'] },
  { alike: ['turkey', 'turkiye'] },
  // Each listing is also indexed by the names of its level.
  {
    alike: ['graduate', 'master'],
    short: [
      'masters',
      "master's",
      'postgraduate',
      'postgrad',
      'msc',
      'm.sc',
      'grad school',
    ],
  },
  {
    alike: ['undergraduate', 'bachelor'],
    short: ['bachelors', "bachelor's", 'undergrad', 'bsc', 'b.sc'],
  },
  { alike: ['phd', 'doctoral', 'doctorate'], short: ['ph.d', 'dphil'] },
  { alike: ['postdoc', 'postdoctoral'], short: ['post-doc', 'post doc'] },
  { alike: ['women', 'female'] },
  { alike: ['first generation', 'first-gen'], short: ['first gen'] },
  {
    parts: ['science', 'technology', 'engineering', 'mathematics'],
    short: ['stem'],
  },
]
