/** Shipped awards, each clearly for one subject and named after it. */
export const POOL = {
  petroleumGeology: 'aapg-foundation-grants-in-aid',
  geology: 'geological-society-of-america-graduate-student-research-grants',
  petroleum: 'society-of-petroleum-engineers-gus-archie-memorial-scholarship',
  dataScience: 'acm-sighpc-computational-data-science-fellowships',
  womenInComputing: 'adobe-adobe-research-women-in-technology-scholarship',
  amazonAi: 'amazon-amazon-ai-phd-fellowship',
  appleAi: 'apple-apple-scholars-in-aiml',
  bankAi: 'j-p-morgan-j-p-morgan-ai-research-phd-fellowship',
  nvidia: 'nvidia-nvidia-graduate-fellowship',
  aircraft: 'aiaa-foundation-aiaa-foundation-graduate-awards',
  womenInAerospace: 'zonta-international-zonta-amelia-earhart-fellowship',
  planets: 'heising-simons-foundation-51-pegasi-b-fellowship',
  hubble: 'nasa-space-telescope-science-institute-nasa-hubble-fellowship-program-nhfp',
  cancer: 'american-cancer-society-postdoctoral-fellowship',
  immunology: 'cancer-research-institute-cri-irvington-postdoctoral-fellowship',
  cancerNumbers:
    'damon-runyon-cancer-research-foundation-damon-runyon-quantitative-biology-fellowship',
  heart: 'american-heart-association-aha-postdoctoral-fellowship',
  biomedicine:
    'the-pew-charitable-trusts-pew-latin-american-fellows-program-in-the-biomedical-sciences',
  marineMicrobes:
    'simons-foundation-simons-postdoctoral-fellowships-in-marine-microbial-ecology',
  oceanEngineering:
    'link-foundation-link-foundation-ocean-engineering-and-instrumentation-fellowship',
  energy: 'link-foundation-link-foundation-energy-fellowship',
  chevron:
    'texas-a-m-university-college-station-chevron-energy-graduate-fellows-texas-a-m-university',
  cooling: 'ashrae-graduate-student-grant-in-aid',
  microwaves: 'arftg-roger-pollard-student-fellowship-in-microwave-measurement',
  electromagnetics: 'summa-foundation-graduate-fellowship-in-advanced-electromagnetics',
  electrical: 'ieee-life-members-graduate-study-fellowship-in-electrical-engineering',
  circuits:
    'the-university-of-texas-at-dallas-texas-instruments-analog-excellence-graduate-fellowship',
  photonics: 'ieee-photonics-society-graduate-student-fellowship',
  optics: 'spie-optics-and-photonics-education-scholarships',
  womenInOptics: 'optica-foundation-optica-women-scholars',
  robots: 'boston-university-college-of-engineering-first-robotics-scholarship',
  electrochemistry: 'the-electrochemical-society-ecs-summer-fellowships',
  chemistry:
    'university-of-rochester-international-student-summer-research-program-i-scholar',
  psychologyTheses: 'american-psychological-association-apa-dissertation-research-award',
  psychology: 'american-psychological-foundation-apf-graduate-student-scholarships',
  arts: 'asian-cultural-council-graduate-fellowship',
  newYorkArts: 'asian-cultural-council-new-york-fellowship',
  spanishArts:
    'comision-fulbright-espana-becas-fulbright-ministerio-de-cultura-graduate-arts-studies',
  calArts: 'california-institute-of-the-arts-merit-scholarship',
  accounting: 'deloitte-foundation-deloitte-foundation-doctoral-fellowship',
  actuaries: 'society-of-actuaries-james-c-hickman-scholars-program',
  mba: 'stanford-university-stanford-africa-mba-fellowship',
  womenInBusiness: 'zonta-international-women-in-business-leadership-award',
  socialPolicy: 'horowitz-foundation-for-social-policy-dissertation-grants',
  relations: 'mackenzie-king-scholarship-trust-mackenzie-king-travelling-scholarship',
  indonesia: 'united-states-indonesia-society-usindo-edward-e-masters-fellows-program',
  peace: 'the-rotary-foundation-rotary-peace-fellowship',
  development:
    'world-bank-government-of-japan-joint-japan-world-bank-graduate-scholarship-program',
  schooling: 'national-academy-of-education-naed-spencer-dissertation-fellowship',
  languageTeaching:
    'u-s-department-of-state-fulbright-program-fulbright-foreign-language-teaching-assistant-pr',
  anthropology: 'wenner-gren-foundation-wenner-gren-dissertation-fieldwork-grant',
  values:
    'institute-for-citizens-scholars-charlotte-w-newcombe-doctoral-dissertation-fellowship',
} as const

export type PooledAward = keyof typeof POOL
