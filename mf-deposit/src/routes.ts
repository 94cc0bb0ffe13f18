import { defineFlow } from '@paywidget/shared/flow';

export default defineFlow({});
