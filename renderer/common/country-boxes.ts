/**
 * Between which degrees each country lies: south, north, west and east, whole degrees outwards. From the borders of
 * Natural Earth (1:50 million) and the places of the time zone database, both in the public domain; France without what
 * has a code of its own. East is less than west where a country lies on both sides of 180°.
 */
const degrees = `
AD 42 43 1 2, AE 22 27 51 57, AF 29 39 60 75, AG 16 18 -62 -61, AI 18 19 -64 -62, AL 39 43 19 22, AM 38 42 43 47,
AO -19 -4 11 25, AR -56 -21 -74 -53, AS -15 -14 -171 -170, AT 46 50 9 18, AU -55 -10 112 160, AW 12 13 -71 -69,
AX 60 61 19 21, AZ 38 42 44 51, BA 42 46 15 20, BB 13 14 -60 -59, BD 20 27 88 93, BE 49 52 2 7, BF 9 16 -6 3,
BG 41 45 22 29, BH 25 27 50 51, BI -5 -2 29 31, BJ 6 13 0 4, BL 17 18 -63 -62, BM 32 33 -65 -64, BN 4 6 114 116,
BO -23 -9 -70 -57, BQ 12 13 -69 -68, BR -34 6 -75 -32, BS 20 27 -79 -72, BT 26 29 88 93, BW -27 -17 19 30,
BY 51 57 23 33, BZ 15 19 -90 -87, CA 41 84 -142 -52, CC -13 -12 96 97, CD -14 6 12 32, CF 2 11 14 28,
CG -6 4 11 19, CH 45 48 5 11, CI 4 11 -9 -2, CK -22 -21 -160 -159, CL -56 -17 -110 -66, CM 1 14 8 17,
CN 18 54 73 135, CO -5 13 -80 -66, CR 8 12 -86 -82, CU 19 24 -85 -74, CV 14 18 -26 -22, CW 12 13 -70 -68,
CX -11 -10 105 106, CY 34 36 32 35, CZ 48 52 12 19, DE 47 56 5 16, DJ 10 13 41 44, DK 54 58 8 16,
DM 15 16 -62 -61, DO 17 20 -72 -68, DZ 18 38 -9 12, EC -5 2 -92 -75, EE 57 60 21 29, EG 21 32 24 37,
EH 20 28 -18 -8, ER 12 19 36 44, ES 27 44 -19 5, ET 3 15 32 48, FI 59 71 20 32, FJ -22 -12 174 -178,
FK -53 -51 -62 -57, FM 5 10 138 163, FO 61 63 -8 -6, FR 41 52 -6 10, GA -4 3 8 15, GB 50 61 -9 2,
GD 12 13 -62 -61, GE 41 44 39 47, GF 4 5 -53 -52, GG 49 50 -3 -2, GH 4 12 -4 2, GI 36 37 -6 -5, GL 59 84 -73 -11,
GM 13 14 -17 -13, GN 7 13 -16 -7, GP 16 17 -62 -61, GQ 0 4 8 12, GR 34 42 19 29, GS -59 -53 -39 -26,
GT 13 18 -93 -88, GU 13 14 144 145, GW 10 13 -17 -13, GY 1 9 -62 -56, HK 22 23 113 115, HM -54 -52 73 74,
HN 12 17 -90 -83, HR 42 47 13 20, HT 18 21 -75 -71, HU 45 49 16 23, ID -11 6 95 141, IE 51 56 -11 -6,
IL 29 34 34 36, IM 54 55 -5 -4, IN 6 36 68 98, IO -8 -7 72 73, IQ 29 38 38 49, IR 25 40 44 64, IS 63 67 -25 -13,
IT 36 48 6 19, JE 49 50 -3 -2, JM 17 19 -79 -76, JO 29 34 34 40, JP 24 46 123 146, KE -5 6 33 42, KG 39 44 69 81,
KH 10 15 102 108, KI -12 4 169 -151, KM -13 -11 43 45, KN 17 18 -63 -62, KP 37 43 124 131, KR 33 39 126 131,
KW 28 31 46 49, KY 19 20 -82 -79, KZ 40 56 46 88, LA 13 23 100 108, LB 33 35 35 37, LC 13 15 -62 -60,
LI 47 48 9 10, LK 5 10 79 82, LR 4 9 -12 -7, LS -31 -28 27 30, LT 53 57 20 27, LU 49 51 5 7, LV 55 59 21 29,
LY 19 34 9 26, MA 21 36 -18 -1, MC 43 44 7 8, MD 45 49 26 31, ME 41 44 18 21, MF 18 19 -64 -63, MG -26 -12 43 51,
MH 5 12 166 172, MK 40 43 20 24, ML 10 25 -13 5, MM 9 29 92 102, MN 41 53 87 120, MO 22 23 113 114,
MP 14 19 145 146, MQ 14 15 -62 -61, MR 14 28 -18 -4, MS 16 17 -63 -62, MT 35 37 14 15, MU -21 -19 57 58,
MV 3 5 73 74, MW -18 -9 32 36, MX 14 33 -119 -86, MY 0 8 99 120, MZ -27 -10 30 41, NA -29 -16 11 26,
NC -23 -19 159 169, NE 11 24 0 16, NF -30 -29 167 168, NG 4 14 2 15, NI 10 16 -88 -83, NL 12 54 -69 8,
NO 58 81 -10 34, NP 26 31 80 89, NR -1 0 166 167, NU -20 -18 -170 -169, NZ -53 -8 165 -171, OM 16 27 51 60,
PA 7 10 -84 -77, PE -19 0 -82 -68, PF -24 -8 -152 -134, PG -12 -1 140 156, PH 5 21 116 127, PK 23 38 60 78,
PL 49 55 14 25, PM 46 48 -57 -56, PN -26 -24 -131 -128, PR 17 19 -68 -65, PS 31 33 34 36, PT 32 43 -32 -6,
PW 3 8 131 135, PY -28 -19 -63 -54, QA 24 27 50 52, RE -21 -20 55 56, RO 43 49 20 30, RS 42 47 18 23,
RU 41 82 19 -169, RW -3 -1 28 31, SA 16 33 34 56, SB -12 -6 155 167, SC -5 -4 55 56, SD 8 23 21 39,
SE 55 70 11 25, SG 1 2 103 104, SH -17 -7 -15 -5, SI 45 47 13 17, SJ 78 78 16 16, SK 47 50 16 23,
SL 6 10 -14 -10, SM 43 44 12 13, SN 12 17 -18 -11, SO -2 12 40 52, SR 1 6 -59 -53, SS 3 13 24 36, ST 0 2 6 8,
SV 13 15 -91 -87, SX 18 19 -64 -63, SY 32 38 35 43, SZ -28 -25 30 33, TC 21 22 -73 -71, TD 7 24 13 24,
TF -50 -46 51 71, TG 6 12 -1 2, TH 5 21 97 106, TJ 36 42 67 76, TK -10 -9 -172 -171, TL -10 -8 124 128,
TM 35 43 52 67, TN 30 38 7 12, TO -22 -18 -176 -173, TR 35 43 25 45, TT 10 12 -62 -60, TV -9 -8 179 180,
TW 21 26 118 122, TZ -12 0 29 41, UA 44 53 22 41, UG -2 5 29 35, UM 19 29 166 -177, US 18 72 172 -66,
UY -35 -30 -59 -53, UZ 37 46 55 74, VA 41 42 12 13, VC 12 14 -62 -61, VE 0 13 -74 -59, VG 18 19 -65 -64,
VI 17 19 -66 -64, VN 8 24 102 110, VU -21 -13 166 170, WF -15 -13 -179 -176, WS -15 -13 -173 -171,
YE 12 19 42 55, YT -13 -12 45 46, ZA -47 -22 16 38, ZM -19 -8 21 34, ZW -23 -15 25 34
`

const boxes = new Map(
  degrees.split(',').map((line) => {
    const [country = '', ...sides] = line.trim().split(' ')
    return [country, sides.map(Number)]
  }),
)

/** Whether a point lies in a country, or no further from it than so many degrees; undefined for what is no country. */
export function liesIn(country: string, latitude: number, longitude: number, margin = 0): boolean | undefined {
  const [south = 0, north = 0, west = 0, east = 0] = boxes.get(country) ?? []
  if (!boxes.has(country)) return undefined
  const isBetween = latitude >= south - margin && latitude <= north + margin
  const fromWest = (((longitude - west + margin) % 360) + 360) % 360
  const width = (((east - west) % 360) + 360) % 360
  return isBetween && fromWest <= width + 2 * margin
}
