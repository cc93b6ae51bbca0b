export {
  type PageConfiguration,
  insertPageConfigurationIfAbsent,
  listPageConfigurations,
  lockPageConfiguration,
  updatePageConfiguration,
} from './page-configuration.ts';
