import type { Target } from '../target';
import { amountsTarget } from './amounts';
import { answersTarget } from './answers';
import { configurationTarget } from './configuration';
import { fieldsTarget } from './fields';
import { hostMessagesTarget } from './hostMessages';
import { localesTarget } from './locales';
import { regexesTarget } from './regexes';
import { socketFramesTarget } from './socketFrames';
import { storageTarget } from './storage';
import { textsTarget } from './texts';
import { themesTarget } from './themes';
import { urlsTarget } from './urls';

/** All targets, by what others can send. */
export const targets = [
  hostMessagesTarget,
  answersTarget,
  socketFramesTarget,
  amountsTarget,
  regexesTarget,
  urlsTarget,
  localesTarget,
  storageTarget,
  configurationTarget,
  fieldsTarget,
  themesTarget,
  textsTarget,
] as readonly Target[];
