/**
 * What the people of each country are called, as noun or adjective, in the singular. Source: The World Factbook,
 * "Nationality" (a work of the U.S. government, public domain; read in May 2026), with forms that people write
 * beside it (Kazakh, Nepalese, Taiwanese). Two countries may share a word. "American" is left out: it is said of
 * two continents and half of all providers. One row a line.
 */
const ROWS = `
AD|Andorran
AE|Emirati
AF|Afghan
AG|Antiguan, Barbudan
AL|Albanian
AM|Armenian
AO|Angolan
AR|Argentine, Argentinian
AT|Austrian
AU|Australian
AZ|Azerbaijani
BA|Bosnian, Herzegovinian
BB|Barbadian, Bajan
BD|Bangladeshi
BE|Belgian
BF|Burkinabe
BG|Bulgarian
BH|Bahraini
BI|Burundian
BJ|Beninese
BN|Bruneian
BO|Bolivian
BR|Brazilian
BS|Bahamian
BT|Bhutanese
BW|Motswana, Batswana, Botswanan
BY|Belarusian
BZ|Belizean
CA|Canadian
CD|Congolese
CF|Central African
CG|Congolese
CH|Swiss
CI|Ivoirian, Ivorian
CK|Cook Islander
CL|Chilean
CM|Cameroonian
CN|Chinese
CO|Colombian
CR|Costa Rican
CU|Cuban
CV|Cabo Verdean, Cape Verdean
CY|Cypriot
CZ|Czech
DE|German
DJ|Djiboutian
DK|Dane, Danish
DM|Dominican
DO|Dominican
DZ|Algerian
EC|Ecuadorian
EE|Estonian
EG|Egyptian
ER|Eritrean
ES|Spaniard, Spanish
ET|Ethiopian
FI|Finn, Finnish
FJ|Fijian
FM|Micronesian
FR|French
GA|Gabonese
GB|British, Briton
GD|Grenadian
GE|Georgian
GH|Ghanaian
GM|Gambian
GN|Guinean
GQ|Equatorial Guinean, Equatoguinean
GR|Greek
GT|Guatemalan
GW|Bissau-Guinean
GY|Guyanese
HK|Hong Konger
HN|Honduran
HR|Croat, Croatian
HT|Haitian
HU|Hungarian
ID|Indonesian
IE|Irish
IL|Israeli
IN|Indian
IQ|Iraqi
IR|Iranian
IS|Icelander, Icelandic
IT|Italian
JM|Jamaican
JO|Jordanian
JP|Japanese
KE|Kenyan
KG|Kyrgyzstani, Kyrgyz
KH|Cambodian
KI|I-Kiribati
KM|Comoran, Comorian
KN|Kittitian, Nevisian
KP|North Korean
KR|South Korean, Korean
KW|Kuwaiti
KZ|Kazakhstani, Kazakh
LA|Lao, Laotian
LB|Lebanese
LC|Saint Lucian
LI|Liechtensteiner
LK|Sri Lankan
LR|Liberian
LS|Mosotho, Basotho
LT|Lithuanian
LU|Luxembourger
LV|Latvian
LY|Libyan
MA|Moroccan
MC|Monegasque, Monacan
MD|Moldovan
ME|Montenegrin
MG|Malagasy
MH|Marshallese
MK|Macedonian
ML|Malian
MM|Burmese
MN|Mongolian
MO|Macanese
MR|Mauritanian
MT|Maltese
MU|Mauritian
MV|Maldivian
MW|Malawian
MX|Mexican
MY|Malaysian
MZ|Mozambican
NA|Namibian
NE|Nigerien
NG|Nigerian
NI|Nicaraguan
NL|Dutch
NO|Norwegian
NP|Nepali, Nepalese
NR|Nauruan
NU|Niuean
NZ|New Zealander
OM|Omani
PA|Panamanian
PE|Peruvian
PG|Papua New Guinean
PH|Filipino, Filipina, Philippine
PK|Pakistani
PL|Pole, Polish
PS|Palestinian
PT|Portuguese
PW|Palauan
PY|Paraguayan
QA|Qatari
RO|Romanian
RS|Serb, Serbian
RU|Russian
RW|Rwandan
SA|Saudi, Saudi Arabian
SB|Solomon Islander
SC|Seychellois
SD|Sudanese
SE|Swede, Swedish
SG|Singaporean
SI|Slovene, Slovenian
SK|Slovak
SL|Sierra Leonean
SM|Sammarinese
SN|Senegalese
SO|Somali
SR|Surinamer, Surinamese
SS|South Sudanese
ST|Sao Tomean
SV|Salvadoran
SY|Syrian
SZ|Swazi, Swati
TD|Chadian
TG|Togolese
TH|Thai
TJ|Tajikistani, Tajik
TL|Timorese
TM|Turkmenistani, Turkmen
TN|Tunisian
TO|Tongan
TR|Turk, Turkish
TT|Trinidadian, Tobagonian
TV|Tuvaluan
TW|Taiwanese
TZ|Tanzanian
UA|Ukrainian
UG|Ugandan
UY|Uruguayan
UZ|Uzbekistani, Uzbek
VC|Saint Vincentian, Vincentian
VE|Venezuelan
VN|Vietnamese
VU|Ni-Vanuatu
WS|Samoan
XK|Kosovan, Kosovar
YE|Yemeni
ZA|South African
ZM|Zambian
ZW|Zimbabwean
`

/** By ISO code. */
export const DEMONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [code = '', words = ''] = row.split('|')
      return [code, words.split(', ')] as const
    }),
)
