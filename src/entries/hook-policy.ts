export { readQuickly } from '../core/hook/quick-settings.ts';
