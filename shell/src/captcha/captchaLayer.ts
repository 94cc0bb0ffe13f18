import { atom } from '@paywidget/shared/state';
import type { ReactNode } from 'react';

/** The captcha dialog, rendered over the widget. Null if there is none. */
export const captchaLayerAtom = atom<ReactNode>(null);
