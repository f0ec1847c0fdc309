/**
 * Words that say nothing about a text's subject: English function words, and words that nearly every listing and
 * every student writes. They have no vector in our file.
 */
const FUNCTION = `
a able about above across after again against all almost along already also although always am
among an and another any anybody anyone anything are as at away back be became because become
becomes been before being below between both but by can cannot could did do does doing done down
during each either else enough etc even ever every everybody everyone everything few first for
from further get gets getting give given gives go goes going gone good got had has have having he
her here hers herself him himself his how however if in instead into is it its itself just keep
last least less let like likely made make makes making many may maybe me might mine more most much
must my myself near need needs neither never new next no nobody none nor not nothing now of off
often on once one only onto or other others our ours ourselves out over own per perhaps please
quite rather really same second see seen several shall she should since so some somebody someone
something soon still such take takes taking than that the their theirs them themselves then there
these they thing things third this those three through thus to together too toward towards two
under until up upon us use used using very via want wants was way we well went were what whatever
when where whether which while who whole whom whose why will with within without would yes yet you
your yours yourself yourselves bring come comes coming day days year years time today dr mr mrs ms
de la el von inc org com www http https
`

const EVERYWHERE = `
abroad academic academy accepted achieve achievement admission admissions admitted aid ambassador
applicant applicants application applications apply applying average award awarded awards bachelor
bachelors based beneficiary campus candidate candidates career citizen citizens citizenship college
colleges competitive complete completed countries country course courses deadline dean degree
degrees dissertation doctoral doctorate dream dreams eligibility eligible emerging enrolled
enrollment essay essays exceed excellence excellent fellow fellows fellowship fellowships field
fields financial foreign foundation full fund funded funding funds future global goal goals gpa
graduate graduates grant grants help helping helps higher home hope ielts institute institution
institutions interest interested interests international interview leader leaders leadership letter
letters level love master masters merit minimum month months national nationality nominated
nomination open opportunities opportunity overseas partial passion passionate permanent phd plan
plans postdoc postdoctoral postgraduate presidential prize program programme programmes programs
proposal provide provided provides pursue pursuing recipient recipients recommendation required
requirements requires resident residents sat scholar scholars scholarship scholarships school
schools score scores semester society stipend student students studies study studying success
successful support supported supporting supports term test thesis toefl top transcript transcripts
transfer tuition undergraduate undergraduates universities university visa waiver waivers wish work
working
`

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''))

/** The function words alone. */
export const FUNCTION_WORDS = wordsIn(FUNCTION)
export const STOP_WORDS = wordsIn(`${FUNCTION} ${EVERYWHERE}`)
