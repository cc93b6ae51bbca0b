export { requiredProvision } from './required-provision.ts';
