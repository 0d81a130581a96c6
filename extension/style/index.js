import './base.css';
import './compilations.css';
import './records.css';
