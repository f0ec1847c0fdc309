export type FieldRow = {
  code: string
  name: string
  parent: string | null
  aliases: readonly string[]
}

/**
 * The fields of study: two spaces of indentation are one step down the tree, and words after a bar are other names.
 * They are the fields that international students choose most, in plain words, based on the Classification of
 * Instructional Programs (CIP 2020, nces.ed.gov/ipeds/cipcode) and the fields of IIE's Open Doors
 * (opendoorsdata.org); a student of something narrower takes the nearest wider field.
 *
 * An award for a field covers everything below it. So a field lies below another only where the classification puts
 * it in the series or group that the upper one names; where that cannot be told, it stands beside it: nursing
 * beside medicine, social work beside the social sciences. Names are stored, and codes are made from them: neither
 * changes. STEM is a group: an award for STEM covers each field below it. The web client takes its list from here
 * too, so this file imports nothing.
 */
const TREE = `
STEM | Science, Technology, Engineering and Mathematics
  Engineering
    Aerospace | Aerospace Engineering
    Biomedical Engineering | Bioengineering
    Chemical Engineering
    Civil Engineering
    Electrical & Computer Engineering | Electrical Engineering | Computer Engineering | ECE
    Energy | Energy Engineering
    Environmental Engineering
    Industrial Engineering | Systems Engineering
    Materials Science & Engineering | Materials Science | Materials Engineering
    Mechanical Engineering
    Petroleum Engineering
  Computer Science | CS | Computing | Informatics
    Artificial Intelligence | AI | Machine Learning
    Cybersecurity | Cyber Security | Information Security
    Software Engineering
  Data Science | Data Analytics
  Information Systems | Information Technology
  Mathematics | Mathematics & Statistics | Math | Maths | Statistics
  Natural Sciences | Sciences | Science
    Chemistry
    Physics
    Astronomy | Astrophysics
    Atmospheric Science | Meteorology
    Biology | Biological Sciences | Life Sciences
      Biochemistry
      Biomedical Sciences | Biomedical Science
      Biotechnology
      Microbiology
      Neuroscience
    Earth Science | Earth Sciences | Geology | Geosciences | Geoscience
    Environmental Science | Environmental Sciences
      Environmental Studies
Health Sciences | Health Professions | Healthcare
  Dentistry
  Health Administration | Healthcare Management
  Medical Laboratory Science
  Medicine | Medical Sciences
  Nursing
  Nutrition & Dietetics | Nutrition | Dietetics
  Occupational Therapy
  Pharmacy | Pharmaceutical Sciences
  Physical Therapy | Physiotherapy
  Public Health | Global Health
Business | Business Administration | Management
  Accounting
  Business Analytics
  Entrepreneurship
  Finance | Banking
  Hospitality & Tourism | Hospitality Management | Hospitality | Tourism
  Human Resources
  International Business
  Marketing
  Supply Chain Management | Logistics
Law | Legal Studies
Social Sciences
  Anthropology
  Criminology | Criminal Justice
  Development Studies | International Development
  Economics
  Gender Studies | Women's Studies
  Geography
  International Relations | International Affairs
    Peace & Conflict Studies | Peace Studies
  Political Science | Politics
  Psychology
  Public Policy | Public Administration
  Sociology
Veterinary Science | Veterinary Medicine
Agriculture | Agricultural Sciences
  Agricultural Economics | Agribusiness
  Animal Science
  Food Science
  Forestry
  Plant & Soil Science | Agronomy | Horticulture
Social Work
Counseling | Counselling
Arts & Humanities
  Arts
    Design | Graphic Design
      Fashion Design
      Interior Design
    Film | Film Studies | Cinema
    Fine Arts | Visual Arts
    Performing Arts
      Dance
      Music
      Theater | Theatre | Drama
  Humanities
    History
    Languages | Foreign Languages | Modern Languages
    Linguistics
    Literature | English Literature
    Philosophy
    Theology & Religious Studies | Theology | Religious Studies | Religion
Communications | Communication | Media Studies
  Advertising & Public Relations | Advertising | Public Relations
  Journalism
Education | Teaching
  Early Childhood Education
  Language Teaching | TESOL
  Special Education
Library & Information Science | Library Science
Sports Science | Exercise Science | Kinesiology | Physical Education
Architecture
  Urban Planning | City Planning
Aviation
Construction Management
Liberal Arts | General Studies
`

export const FIELD_ROWS: readonly FieldRow[] = rowsOf(TREE)

function rowsOf(tree: string): FieldRow[] {
  const path: string[] = []
  return tree
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...aliases] = line.trim().split(/\s*\|\s*/)
      const depth = (line.length - line.trimStart().length) / 2
      const code = slugOf(name)
      path.splice(depth, path.length, code)
      return { code, name, parent: path[depth - 1] ?? null, aliases }
    })
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]+/g, '-')
}
