export { Today as TodayScreen } from './today.tsx'
