/**
 * The product's one list of countries and territories: ISO 3166-1 alpha-2 code (XK is
 * user-assigned), plain English name, region. Source: the tz database's iso3166.tab (public
 * domain), names made plain by hand. One row a line, so that a change shows as one line.
 */
export const COUNTRY_ROWS = `
AF|Afghanistan|Asia
AL|Albania|Europe
DZ|Algeria|Africa
AD|Andorra|Europe
AO|Angola|Africa
AG|Antigua and Barbuda|Americas
AR|Argentina|Americas
AM|Armenia|Asia
AU|Australia|Oceania
AT|Austria|Europe
AZ|Azerbaijan|Asia
BS|Bahamas|Americas
BH|Bahrain|Asia
BD|Bangladesh|Asia
BB|Barbados|Americas
BY|Belarus|Europe
BE|Belgium|Europe
BZ|Belize|Americas
BJ|Benin|Africa
BT|Bhutan|Asia
BO|Bolivia|Americas
BA|Bosnia and Herzegovina|Europe
BW|Botswana|Africa
BR|Brazil|Americas
BN|Brunei|Asia
BG|Bulgaria|Europe
BF|Burkina Faso|Africa
BI|Burundi|Africa
CV|Cabo Verde|Africa
KH|Cambodia|Asia
CM|Cameroon|Africa
CA|Canada|Americas
CF|Central African Republic|Africa
TD|Chad|Africa
CL|Chile|Americas
CN|China|Asia
CO|Colombia|Americas
KM|Comoros|Africa
CK|Cook Islands|Oceania
CR|Costa Rica|Americas
HR|Croatia|Europe
CU|Cuba|Americas
CY|Cyprus|Asia
CZ|Czechia|Europe
CI|Côte d'Ivoire|Africa
CD|Democratic Republic of the Congo|Africa
DK|Denmark|Europe
DJ|Djibouti|Africa
DM|Dominica|Americas
DO|Dominican Republic|Americas
EC|Ecuador|Americas
EG|Egypt|Africa
SV|El Salvador|Americas
GQ|Equatorial Guinea|Africa
ER|Eritrea|Africa
EE|Estonia|Europe
SZ|Eswatini|Africa
ET|Ethiopia|Africa
FJ|Fiji|Oceania
FI|Finland|Europe
FR|France|Europe
GA|Gabon|Africa
GM|Gambia|Africa
GE|Georgia|Asia
DE|Germany|Europe
GH|Ghana|Africa
GR|Greece|Europe
GD|Grenada|Americas
GT|Guatemala|Americas
GN|Guinea|Africa
GW|Guinea-Bissau|Africa
GY|Guyana|Americas
HT|Haiti|Americas
HN|Honduras|Americas
HK|Hong Kong|Asia
HU|Hungary|Europe
IS|Iceland|Europe
IN|India|Asia
ID|Indonesia|Asia
IR|Iran|Asia
IQ|Iraq|Asia
IE|Ireland|Europe
IL|Israel|Asia
IT|Italy|Europe
JM|Jamaica|Americas
JP|Japan|Asia
JO|Jordan|Asia
KZ|Kazakhstan|Asia
KE|Kenya|Africa
KI|Kiribati|Oceania
XK|Kosovo|Europe
KW|Kuwait|Asia
KG|Kyrgyzstan|Asia
LA|Laos|Asia
LV|Latvia|Europe
LB|Lebanon|Asia
LS|Lesotho|Africa
LR|Liberia|Africa
LY|Libya|Africa
LI|Liechtenstein|Europe
LT|Lithuania|Europe
LU|Luxembourg|Europe
MO|Macao|Asia
MG|Madagascar|Africa
MW|Malawi|Africa
MY|Malaysia|Asia
MV|Maldives|Asia
ML|Mali|Africa
MT|Malta|Europe
MH|Marshall Islands|Oceania
MR|Mauritania|Africa
MU|Mauritius|Africa
MX|Mexico|Americas
FM|Micronesia|Oceania
MD|Moldova|Europe
MC|Monaco|Europe
MN|Mongolia|Asia
ME|Montenegro|Europe
MA|Morocco|Africa
MZ|Mozambique|Africa
MM|Myanmar|Asia
NA|Namibia|Africa
NR|Nauru|Oceania
NP|Nepal|Asia
NL|Netherlands|Europe
NZ|New Zealand|Oceania
NI|Nicaragua|Americas
NE|Niger|Africa
NG|Nigeria|Africa
NU|Niue|Oceania
KP|North Korea|Asia
MK|North Macedonia|Europe
NO|Norway|Europe
OM|Oman|Asia
PK|Pakistan|Asia
PW|Palau|Oceania
PS|Palestine|Asia
PA|Panama|Americas
PG|Papua New Guinea|Oceania
PY|Paraguay|Americas
PE|Peru|Americas
PH|Philippines|Asia
PL|Poland|Europe
PT|Portugal|Europe
QA|Qatar|Asia
CG|Republic of the Congo|Africa
RO|Romania|Europe
RU|Russia|Europe
RW|Rwanda|Africa
KN|Saint Kitts and Nevis|Americas
LC|Saint Lucia|Americas
VC|Saint Vincent and the Grenadines|Americas
WS|Samoa|Oceania
SM|San Marino|Europe
SA|Saudi Arabia|Asia
SN|Senegal|Africa
RS|Serbia|Europe
SC|Seychelles|Africa
SL|Sierra Leone|Africa
SG|Singapore|Asia
SK|Slovakia|Europe
SI|Slovenia|Europe
SB|Solomon Islands|Oceania
SO|Somalia|Africa
ZA|South Africa|Africa
KR|South Korea|Asia
SS|South Sudan|Africa
ES|Spain|Europe
LK|Sri Lanka|Asia
SD|Sudan|Africa
SR|Suriname|Americas
SE|Sweden|Europe
CH|Switzerland|Europe
SY|Syria|Asia
ST|São Tomé and Príncipe|Africa
TW|Taiwan|Asia
TJ|Tajikistan|Asia
TZ|Tanzania|Africa
TH|Thailand|Asia
TL|Timor-Leste|Asia
TG|Togo|Africa
TO|Tonga|Oceania
TT|Trinidad and Tobago|Americas
TN|Tunisia|Africa
TM|Turkmenistan|Asia
TV|Tuvalu|Oceania
TR|Türkiye|Asia
UG|Uganda|Africa
UA|Ukraine|Europe
AE|United Arab Emirates|Asia
GB|United Kingdom|Europe
US|United States|Americas
UY|Uruguay|Americas
UZ|Uzbekistan|Asia
VU|Vanuatu|Oceania
VA|Vatican City|Europe
VE|Venezuela|Americas
VN|Vietnam|Asia
YE|Yemen|Asia
ZM|Zambia|Africa
ZW|Zimbabwe|Africa
`
