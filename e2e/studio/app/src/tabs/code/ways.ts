import { componentWays, packageWays } from './componentWays';
import { frameWays } from './frameWays';
import { nativeWays } from './nativeWays';
import type { Way } from './way';

export const ways: readonly Way[] = [...frameWays, ...componentWays, ...packageWays, ...nativeWays];
