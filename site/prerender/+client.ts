import '../styles/index.css';
import '../client/start.ts';
