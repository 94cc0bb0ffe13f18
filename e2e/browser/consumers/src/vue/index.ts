import { PayWidget } from '@paywidget/vue';
import { createApp, defineComponent, h, ref, shallowRef } from 'vue';
import { type HostLook, hostWindow, onMessage, session } from '../hostSession';

/** As a template: `<PayWidget v-if="isShown" :src :user :theme :payload @Close="isShown = false" />`. */
const Cashier = defineComponent(() => {
  const isShown = ref(true);
  const user = shallowRef(session.user);
  const theme = ref<HostLook>('light');
  hostWindow.show = (shown) => {
    isShown.value = shown;
  };
  hostWindow.change = (changes) => {
    if (changes.user) user.value = { ...user.value, ...changes.user };
    if (changes.theme) theme.value = changes.theme;
  };
  return () =>
    isShown.value
      ? h(PayWidget, {
          src: __WIDGET_ROOT__,
          payload: session.payload,
          user: user.value,
          theme: theme.value,
          onDepositStatus: onMessage,
          onClose: () => {
            isShown.value = false;
          },
        })
      : h('h1', 'Lobby');
});

createApp(Cashier).mount('#host');
