import { atom } from '@paywidget/shared/state';
import type { ReactNode } from 'react';

/** What stands over the widget while a captcha is being solved. */
export const captchaLayerAtom = atom<ReactNode>(null);
