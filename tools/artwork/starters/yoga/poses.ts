/** The poses of the yoga studio's pictures, in pixels of an upright picture of 1200 x 1500 whose mat lies at 1250. */
import { hair, mirrored, type Part, part, torso, worn } from './lines.ts'

/** The second warrior, seen from in front, looking to the left. */
export const warrior = (legs: string, top: string): Part[] => [
  worn(legs, [640, 880, 74], [830, 1060, 52], [990, 1215, 36]),
  worn(legs, [990, 1215, 30], [1066, 1228, 20]),
  worn(legs, [580, 890, 76], [352, 936, 60], [330, 1080, 46], [322, 1210, 34]),
  worn(legs, [322, 1216, 28], [238, 1230, 18]),
  part([610, 600, 42], [840, 596, 34], [1040, 600, 24], [1110, 604, 17]),
  part([610, 600, 42], [380, 596, 34], [180, 600, 24], [110, 604, 17]),
  part([612, 560, 34], [606, 500, 34]),
  torso(top, [556, 612, 44], [666, 612, 44], [612, 740, 64], [610, 866, 84]),
  hair([672, 428, 42]),
  part([600, 452, 74]),
  hair([648, 416, 44], [598, 398, 34]),
]

/** Balance on the seat, legs and back in a V: what Pilates calls the teaser. */
export const teaser = (legs: string, top: string): Part[] => [
  worn(legs, [560, 1160, 82], [800, 930, 56], [980, 762, 36]),
  worn(legs, [980, 762, 28], [1056, 676, 16]),
  worn(top, [548, 1160, 88], [450, 1000, 72], [366, 850, 74]),
  part([348, 800, 34], [326, 750, 34]),
  hair([238, 664, 42]),
  part([310, 692, 74]),
  hair([264, 656, 46], [302, 634, 36]),
  worn(top, [380, 846, 38], [600, 816, 30]),
  part([600, 816, 28], [790, 780, 22], [846, 764, 16]),
]

/** Kneeling, the back bowed over a bolster: the pose of a child. */
export const child = (legs: string, top: string, bolster: string): Part[] => [
  worn(bolster, [250, 1174, 72], [640, 1174, 72]),
  part([250, 1174, 22]),
  worn(legs, [1010, 1218, 28], [1090, 1222, 18]),
  worn(legs, [740, 1196, 54], [1000, 1204, 40]),
  worn(legs, [940, 1096, 92], [730, 1190, 60]),
  worn(top, [930, 1080, 96], [760, 1000, 86], [560, 1036, 74]),
  part([520, 1046, 38], [486, 1056, 36]),
  hair([386, 988, 40]),
  part([424, 1060, 74]),
  hair([406, 1018, 52], [470, 1006, 28]),
  worn(top, [570, 1060, 44], [430, 1150, 32]),
  part([430, 1150, 29], [300, 1214, 22], [254, 1228, 16]),
]

/** The downward dog, its hands on the left. */
export const dog = (legs: string, top: string): Part[] => [
  worn(legs, [1000, 1214, 28], [930, 1230, 18]),
  worn(legs, [690, 760, 92], [840, 990, 58], [1000, 1200, 34]),
  part([470, 980, 40], [360, 1100, 32], [250, 1210, 22], [196, 1230, 16]),
  worn(top, [680, 760, 92], [580, 860, 72], [490, 950, 70]),
  part([440, 1030, 36], [452, 1060, 36]),
  hair([390, 1176, 40]),
  part([468, 1108, 74]),
  hair([424, 1138, 50], [470, 1160, 28]),
]

/** On one leg, the other foot at the thigh, the hands joined overhead. */
export const treePose = (legs: string, top: string): Part[] => [
  worn(legs, [606, 860, 74], [604, 1040, 52], [600, 1206, 34]),
  worn(legs, [600, 1216, 28], [536, 1230, 18]),
  worn(legs, [640, 880, 68], [850, 960, 52], [712, 1050, 36]),
  worn(legs, [700, 1054, 28], [634, 1080, 18]),
  part([540, 600, 40], [452, 420, 31], [588, 226, 22], [600, 178, 16]),
  part([660, 600, 40], [748, 420, 31], [612, 226, 22], [600, 178, 16]),
  part([600, 560, 34], [600, 500, 34]),
  torso(top, [546, 618, 46], [654, 618, 46], [602, 740, 62], [606, 856, 80]),
  hair([600, 352, 42]),
  part([600, 448, 72]),
  hair([550, 412, 32], [600, 392, 32], [650, 412, 32]),
]

/** On a chair, bending to the right, one arm overhead. */
export const sideBend = (legs: string, top: string): Part[] => [
  part([696, 650, 40], [760, 800, 32], [752, 930, 22]),
  ...[600].flatMap((middle) => {
    const leg = [
      worn(legs, [560, 930, 74], [498, 960, 66], [486, 1090, 46], [482, 1206, 34]),
      worn(legs, [482, 1216, 28], [446, 1230, 20]),
    ]
    return [...leg, ...mirrored(leg, middle)]
  }),
  torso(top, [590, 640, 46], [690, 664, 46], [620, 780, 68], [600, 900, 88]),
  part([652, 580, 34], [666, 530, 34]),
  hair([726, 372, 42]),
  part([688, 464, 74]),
  hair([644, 414, 34], [692, 398, 38], [740, 428, 34]),
  worn(top, [572, 644, 42], [524, 470, 34]),
  part([524, 470, 31], [640, 290, 24], [736, 252, 16]),
]

/** Legs crossed, on a cushion, the hands on a round belly. */
export const expecting = (legs: string, top: string, cushion: string): Part[] => [
  worn(cushion, [430, 1180, 66], [770, 1180, 66]),
  ...crossed(legs),
  part([600, 580, 34], [600, 520, 34]),
  torso(top, [528, 650, 50], [672, 650, 50], [600, 800, 96], [600, 1010, 122]),
  worn(top, [604, 912, 140]),
  hair([526, 420, 44], [508, 540, 38], [520, 650, 24]),
  part([600, 450, 76]),
  hair([542, 412, 40], [600, 388, 38], [656, 412, 32]),
  worn(top, [506, 654, 46], [414, 820, 38], [500, 950, 30]),
  part([500, 950, 27], [600, 1000, 18]),
  worn(top, [694, 654, 46], [790, 800, 38], [706, 856, 30]),
  part([706, 856, 27], [604, 838, 18]),
]

/** On one side, the head in the hand, the upper leg stretched forward: the side kick of Pilates. */
export const sideKick = (legs: string, top: string): Part[] => [
  worn(legs, [760, 1176, 70], [1010, 1190, 48], [1230, 1204, 32]),
  worn(legs, [1230, 1206, 26], [1318, 1216, 17]),
  part([300, 1110, 40], [172, 1204, 30]),
  part([172, 1204, 28], [250, 1090, 20]),
  part([316, 1040, 34], [292, 1000, 32]),
  worn(top, [340, 1110, 74], [540, 1164, 62], [760, 1154, 88]),
  hair([190, 870, 42]),
  part([258, 934, 74]),
  hair([208, 898, 46], [250, 876, 36]),
  part([172, 1206, 26], [186, 1080, 20], [212, 988, 17]),
  worn(legs, [770, 1130, 82], [950, 960, 56], [1110, 806, 34]),
  worn(legs, [1110, 806, 27], [1176, 724, 16]),
  worn(top, [360, 1082, 40], [452, 1196, 30]),
  worn(top, [452, 1200, 27], [570, 1226, 19], [612, 1230, 15]),
]

/** On the back, the knees open over two rolls, the arms at rest: the goddess of Yin. */
export const reclined = (legs: string, top: string, roll: string, skin: string): Part[] => [
  worn(roll, [150, 1186, 62], [470, 1196, 52]),
  worn(roll, [800, 1176, 70]),
  worn(skin, [250, 1104, 32], [310, 1108, 34]),
  hair([116, 1058, 44]),
  worn(skin, [196, 1092, 72]),
  hair([142, 1074, 46], [176, 1032, 32]),
  worn(legs, [700, 1150, 80], [884, 1010, 58], [1010, 1196, 34]),
  worn(legs, [1010, 1208, 26], [1090, 1220, 18]),
  worn(top, [350, 1116, 64], [520, 1146, 68], [690, 1152, 86]),
  worn(top, [350, 1110, 40], [470, 1200, 32]),
  worn(top, [470, 1204, 28], [620, 1226, 20], [668, 1232, 15]),
]

/** Crossed shins, seen from in front. */
function crossed(legs: string): Part[] {
  const leg = [
    worn(legs, [560, 1200, 24], [500, 1212, 18]),
    worn(legs, [660, 1080, 84], [890, 1130, 60], [580, 1192, 38], [660, 1080, 84]),
  ]
  return [...leg, ...mirrored(leg, 600)]
}

/** Legs crossed, the hands on the knees, seen from behind. */
export const seated = (legs: string, top: string): Part[] => [
  worn(legs, [360, 1164, 62], [600, 1176, 74], [840, 1164, 62]),
  worn(legs, [360, 1164, 62], [600, 1110, 96], [840, 1164, 62]),
  part([600, 580, 36], [600, 520, 36]),
  part([520, 650, 44], [402, 840, 34], [356, 1030, 26], [352, 1080, 22]),
  part([680, 650, 44], [798, 840, 34], [844, 1030, 26], [848, 1080, 22]),
  torso(top, [524, 652, 52], [676, 652, 52], [600, 840, 84], [600, 1070, 112]),
  hair([600, 348, 44]),
  hair([600, 456, 78]),
]
