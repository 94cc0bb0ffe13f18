import type { Region } from '../entry';
import { africa } from './africa';
import { argentina } from './argentina';
import { brazil } from './brazil';
import { cards } from './cards';
import { centralAsia } from './centralAsia';
import { chile } from './chile';
import { colombia } from './colombia';
import { crypto } from './crypto';
import { eastAsia } from './eastAsia';
import { ecuador } from './ecuador';
import { europe } from './europe';
import { india } from './india';
import { mexico } from './mexico';
import { middleEast } from './middleEast';
import { nigeria } from './nigeria';
import { northAmerica } from './northAmerica';
import { onramps } from './onramps';
import { peru } from './peru';
import { russia } from './russia';
import { southAsia } from './southAsia';
import { southEastAsia } from './southEastAsia';
import { ukraine } from './ukraine';
import { worldwideWallets } from './wallets';

/** All regions in list order: local methods first, then cards, crypto, wallets and on-ramps. */
export const regions: readonly Region[] = [
  brazil,
  mexico,
  argentina,
  chile,
  colombia,
  peru,
  ecuador,
  northAmerica,
  europe,
  russia,
  ukraine,
  centralAsia,
  middleEast,
  nigeria,
  africa,
  india,
  southAsia,
  southEastAsia,
  eastAsia,
  cards,
  crypto,
  worldwideWallets,
  onramps,
];
