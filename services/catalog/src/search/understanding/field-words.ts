/**
 * Names of fields that are also everyday words: next to an unknown word they mean something else ("design thinking",
 * "nursing home"), and are not read as fields.
 */
export const LOOSE_FIELDS = [
  'science sciences management education teaching arts history literature law energy communication communications',
  'music humanities computing informatics statistics business agriculture medicine architecture',
  'ai banking cinema counseling counselling dance design drama film finance forestry geography geology healthcare',
  'hospitality kinesiology languages linguistics logistics marketing nursing nutrition pharmacy politics religion',
  'theater theatre theology tourism aviation advertising entrepreneurship sociology criminology dentistry',
].flatMap((line) => line.split(' '))

/** What people write for a field besides its own names. */
export const FIELD_SHORT_FORMS: Readonly<Record<string, readonly string[]>> = {
  'computer-science': ['comp sci', 'compsci'],
  economics: ['econ'],
  psychology: ['psych'],
  'environmental-science': ['env sci'],
  'artificial-intelligence': ['ml'],
  'biomedical-engineering': ['bme', 'biomed eng'],
  'chemical-engineering': ['chem eng', 'cheme'],
  'civil-engineering': ['civ eng', 'civil eng'],
  'mechanical-engineering': ['mech eng', 'mecheng'],
  biotechnology: ['biotech'],
  'health-sciences': ['health care'],
  'political-science': ['poli sci', 'polisci'],
  'sports-science': ['sport science', 'sports sciences'],
  'supply-chain-management': ['supply chain'],
  // More likely business students from abroad than students of international business.
  business: ['international business students'],
}
