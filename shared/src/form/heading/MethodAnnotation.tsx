import type { PaymentMethod } from '@paywidget/shared/contract';
import { textIn } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Notice } from '@paywidget/shared/ui';

/** The server's text about a method. It has its own direction, because it may be in another language. */
export function MethodAnnotation({ method }: { method: PaymentMethod }) {
  const annotation = textIn(method.annotation, useAtomValue(languageAtom));
  return (
    annotation && (
      <Notice tone="info">
        <bdi>{annotation}</bdi>
      </Notice>
    )
  );
}
