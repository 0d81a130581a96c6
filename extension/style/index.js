import './base.css';
import './compilations.css';
