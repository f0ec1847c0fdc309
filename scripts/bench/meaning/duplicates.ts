/** A shipped award, and a listing as another list might write it. */
export type DuplicateCase = {
  shipped: string
  other: { title: string; provider: string }
  isSame: boolean
  because: string
}

/** The shipped award, another list's title and provider, and the difference: it is one award all the same. */
const SAME = `
aapg-foundation-grants-in-aid | AAPG Grants-in-Aid Program | American Association of Petroleum Geologists Foundation | the provider’s name in full
adobe-adobe-research-fellowship | Research Fellowship by Adobe 2027 | Adobe Inc. | words in another order, a year
adobe-adobe-research-women-in-technology-scholarship | Adobe Women in Technology Scholarship | Adobe Research | a word of the title stands in the provider
aiaa-foundation-aiaa-foundation-graduate-awards | AIAA Graduate Award | American Institute of Aeronautics and Astronautics | the provider’s name in full, singular
amazon-amazon-ai-phd-fellowship | AI Ph.D. Fellowship | Amazon.com | without the name in the title
american-cancer-society-postdoctoral-fellowship | ACS Postdoctoral Fellowships | American Cancer Society (ACS) | plural, an abbreviation
american-heart-association-aha-predoctoral-fellowship | American Heart Association Predoctoral Fellowship | AHA | abbreviation and name changed places
american-psychological-association-apa-dissertation-research-award | Dissertation Research Awards | American Psychological Association | plural, no abbreviation
apple-apple-scholars-in-aiml | Apple Scholars in AI/ML PhD fellowship | Apple Inc. | abbreviation written otherwise
arftg-roger-pollard-student-fellowship-in-microwave-measurement | Roger Pollard Microwave Measurement Student Fellowship | Automatic RF Techniques Group | words in another order, the provider in full
ashrae-graduate-student-grant-in-aid | ASHRAE Graduate Grants-in-Aid | American Society of Heating, Refrigerating and Air-Conditioning Engineers | the provider in full
asian-cultural-council-new-york-fellowship | ACC New York Fellowship Program | Asian Cultural Council | an abbreviation added
citadel-citadel-gqs-phd-fellowship | Citadel Global Quantitative Strategies PhD Fellowship | Citadel LLC | abbreviation in full
croucher-foundation-croucher-scholarships-for-doctoral-study | Croucher Doctoral Scholarships | The Croucher Foundation | shorter
deloitte-foundation-deloitte-foundation-doctoral-fellowship | Doctoral Fellowship in Accounting | Deloitte Foundation | says the field in place of the name
embo-embo-postdoctoral-fellowships | EMBO Long-Term (Postdoctoral) Fellowship | European Molecular Biology Organization | the provider in full
geological-society-of-america-graduate-student-research-grants | GSA Graduate Student Research Grant | The Geological Society of America | abbreviation, singular
google-google-phd-fellowship | PhD Fellowship Program | Google LLC | without the name in the title
heising-simons-foundation-51-pegasi-b-fellowship | 51 Pegasi b Postdoctoral Fellowship in Planetary Astronomy | Heising Simons Foundation | longer
horowitz-foundation-for-social-policy-dissertation-grants | Horowitz Foundation Grants for Doctoral Dissertations | Horowitz Foundation for Social Policy | words in another order
ieee-life-members-graduate-study-fellowship-in-electrical-engineering | IEEE Life Members’ Fellowship in Electrical Engineering | Institute of Electrical and Electronics Engineers | the provider in full
ieee-women-in-engineering-ieee-women-in-engineering-international-scholarship | Women in Engineering (WIE) International Scholarship | IEEE | provider shortened
institute-for-citizens-scholars-charlotte-w-newcombe-doctoral-dissertation-fellowship | Newcombe Fellowship | Institute for Citizens and Scholars | as people call it
j-p-morgan-j-p-morgan-ai-research-phd-fellowship | JPMorgan Chase AI Research Ph.D. Fellowship | JPMorgan Chase & Co. | the name written otherwise
link-foundation-link-foundation-energy-fellowship | Energy Fellowships (PhD) | The Link Foundation | without the name in the title
mackenzie-king-scholarship-trust-mackenzie-king-travelling-scholarship | Mackenzie King Traveling Scholarships | Mackenzie King Trust | American spelling
nasa-space-telescope-science-institute-nasa-hubble-fellowship-program-nhfp | NHFP – Hubble Fellows | NASA and STScI | abbreviations only
national-academy-of-education-naed-spencer-dissertation-fellowship | Spencer Dissertation Fellowship Program | National Academy of Education / Spencer Foundation | both providers
optica-foundation-optica-women-scholars | Women Scholars Program by Optica | Optica (formerly OSA) | words in another order
society-of-actuaries-james-c-hickman-scholars-program | James Hickman Scholar | SOA | shorter, abbreviation
society-of-petroleum-engineers-gus-archie-memorial-scholarship | Gus Archie Scholarship (SPE Foundation) | SPE | abbreviation
spie-optics-and-photonics-education-scholarships | SPIE Education Scholarship in Optics & Photonics | SPIE, the international society for optics and photonics | words in another order
the-rotary-foundation-rotary-peace-fellowship | Rotary Peace Centers Fellowship | Rotary International | near names
wenner-gren-foundation-wenner-gren-dissertation-fieldwork-grant | Dissertation Fieldwork Grants in Anthropology | Wenner-Gren Foundation for Anthropological Research | says the field, name in full
zonta-international-zonta-amelia-earhart-fellowship | Amelia Earhart PhD Fellowship for Women in Aerospace | Zonta International Foundation | longer
`

/** Awards that look like the shipped one but are not: titles and providers from the shipped file or close to them. */
const ANOTHER = `
aapg-foundation-grants-in-aid | Grants in Aid of Research | Sigma Xi | the same kind of award, another society
adobe-adobe-research-fellowship | IBM Research Fellowship | IBM | another firm
adobe-adobe-research-women-in-technology-scholarship | Adobe Research Fellowship | Adobe | another award of the firm
aiaa-foundation-aiaa-foundation-graduate-awards | AIAA Foundation Undergraduate Scholarships | AIAA Foundation | another level
amazon-amazon-ai-phd-fellowship | Apple Scholars in AIML | Apple | the same subject, another firm
american-cancer-society-postdoctoral-fellowship | CRI Irvington Postdoctoral Fellowship | Cancer Research Institute | the same disease, another giver
american-heart-association-aha-predoctoral-fellowship | AHA Postdoctoral Fellowship | American Heart Association | another level of the same giver
american-psychological-association-apa-dissertation-research-award | APF Graduate Student Scholarships | American Psychological Foundation | near names
arftg-roger-pollard-student-fellowship-in-microwave-measurement | Graduate Fellowship in Advanced Electromagnetics | SUMMA Foundation | a near subject
asian-cultural-council-new-york-fellowship | Graduate Fellowship | Asian Cultural Council | another award of the giver
citadel-citadel-gqs-phd-fellowship | Two Sigma PhD Fellowship | Two Sigma | another fund
croucher-foundation-croucher-scholarships-for-doctoral-study | Croucher Fellowships for Postdoctoral Research | Croucher Foundation | another level
deloitte-foundation-deloitte-foundation-doctoral-fellowship | Doctoral Fellowship | KPMG Foundation | another firm
embo-embo-postdoctoral-fellowships | HFSP Long-Term Fellowship | Human Frontier Science Program | the same purpose, another giver
geological-society-of-america-graduate-student-research-grants | Graduate Student Research Grants | American Ornithological Society | the same title, another society
google-google-phd-fellowship | Generation Google Scholarship (North America) | Google | another award of the firm
google-google-phd-fellowship | IBM PhD Fellowship | IBM | one word apart, another firm
heising-simons-foundation-51-pegasi-b-fellowship | Junior Fellows, Simons Society of Fellows | Simons Foundation | near names
ieee-life-members-graduate-study-fellowship-in-electrical-engineering | Graduate Student Fellowship | IEEE Photonics Society | another society of the same body
ieee-women-in-engineering-ieee-women-in-engineering-international-scholarship | Society of Women Engineers Scholarships | Society of Women Engineers | the same people, another giver
jane-street-jane-street-graduate-research-fellowship | Jump Trading PhD Fellowship | Jump Trading | another fund
link-foundation-link-foundation-energy-fellowship | Link Foundation Ocean Engineering and Instrumentation Fellowship | Link Foundation | another subject of the same giver
link-foundation-link-foundation-modeling-simulation-training-fellowship | Link Foundation Energy Fellowship | Link Foundation | another subject of the same giver
progetto-roberto-rocca-fondazione-rocca-mit-politecnico-di-milano-roberto-rocca-doctoral-fellowship-visiting-a | Roberto Rocca Post-doctoral Fellowship (MIT) | Progetto Roberto Rocca | another level
smithsonian-institution-smithsonian-graduate-student-fellowship | Smithsonian Predoctoral Fellowship | Smithsonian Institution | another level
society-of-petroleum-engineers-gus-archie-memorial-scholarship | Nico van Wingen Memorial Graduate Fellowship | Society of Petroleum Engineers | another memorial of the same society
the-rotary-foundation-rotary-peace-fellowship | Global Grant Scholarship | The Rotary Foundation | another award of the giver
texas-a-m-university-college-station-chevron-energy-graduate-fellows-texas-a-m-university | Chevron Energy Graduate Fellows (University of Houston) | University of Houston | another university
university-of-central-florida-amd-graduate-research-fellowship | NVIDIA Graduate Fellowship | NVIDIA | another firm
zonta-international-women-in-business-leadership-award | Women in STEM Award | Zonta International | another award of the giver
zonta-international-zonta-amelia-earhart-fellowship | Women in Business Leadership Award | Zonta International | another award of the giver
spie-optics-and-photonics-education-scholarships | Optica Women Scholars | Optica Foundation | a near subject
`

export const DUPLICATE_CASES: readonly DuplicateCase[] = [
  ...casesOf(SAME, true),
  ...casesOf(ANOTHER, false),
]

function casesOf(table: string, isSame: boolean): DuplicateCase[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [shipped = '', title = '', provider = '', because = ''] = line.split(' | ')
      return { shipped, other: { title, provider }, isSame, because }
    })
}
