export { CodeStep } from './code-step.tsx';
export { LockWay } from './lock/lock-way.tsx';
